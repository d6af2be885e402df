/** The parts of the map libraries that `boundaries-data.ts` uses. The topology libraries have no types. */

/** A topology: outlines as rings of shared arcs. A negative index is an arc in reverse. */
declare type BoundaryTopology = {
  arcs: [number, number][][];
  transform?: { scale: [number, number]; translate: [number, number] };
  objects: Record<
    string,
    {
      geometries: (
        | { type: "Polygon"; arcs: number[][]; properties: Record<string, unknown> }
        | { type: "MultiPolygon"; arcs: number[][][]; properties: Record<string, unknown> }
      )[];
    }
  >;
};

declare module "topojson-server" {
  export function topology(objects: Record<string, unknown>): BoundaryTopology;
}

declare module "topojson-simplify" {
  export function presimplify(topology: BoundaryTopology): BoundaryTopology;
  export function simplify(topology: BoundaryTopology, minWeight: number): BoundaryTopology;
  export function quantile(topology: BoundaryTopology, share: number): number;
  export function filter(
    topology: BoundaryTopology,
    keep: (ring: unknown, isInterior: boolean) => boolean,
  ): BoundaryTopology;
  export function filterWeight(
    topology: BoundaryTopology,
    minWeight: number,
  ): (ring: unknown, isInterior: boolean) => boolean;
}

declare module "topojson-client" {
  export function quantize(topology: BoundaryTopology, steps: number): BoundaryTopology;
}
