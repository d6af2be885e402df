/** Whether the page carries the facts of its campaign: true in the scripts of a build. */
declare const __FACTS_IN_PAGE__: boolean | undefined;

/** Whether the page's HTML holds the story's pictures: true in the scripts of a build. */
declare const __PICTURES_IN_PAGE__: boolean | undefined;

/** The path of the element's built module, `/embed/v1/bia-contact-td.full-….js`; set in builds only. */
declare const __ELEMENT_URL__: string | undefined;

/** A topology of the map libraries that `tools/boundaries-data.ts` uses, which have no types: outlines as rings of shared arcs. A negative index is an arc in reverse. */
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
