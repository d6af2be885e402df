import { fields } from "./json.ts";

/** An office, or a seat on a committee: as its chair, its deputy chair or a member. */
export const ROLE_KINDS = ["office", "chair", "deputy", "member"] as const;

/** An office or a seat that a TD holds today; `name` is that of the office or the committee, in English. */
export type Role = {
  kind: (typeof ROLE_KINDS)[number];
  name: string;
  /** The published Irish name; offices and some committees have none. */
  nameGa?: string;
};

/** Whether unknown JSON is a list of roles. Without a schema library, as the element reads the list too. */
export function isRoles(value: unknown): value is Role[] {
  return (
    Array.isArray(value) &&
    value.every((item) => {
      const { kind, name, nameGa = "" } = fields(item);
      return [name, nameGa].every((text) => typeof text === "string") && isKind(kind);
    })
  );
}

const isKind = (value: unknown) => ROLE_KINDS.some((kind) => kind === value);

/** Returns roles as a text: 'Minister for Health; Joint Committee on Health (chair)'. */
export function rolesText(roles: readonly Role[]): string {
  return roles
    .map(({ kind, name }) => (kind === "chair" || kind === "deputy" ? `${name} (${kind})` : name))
    .join("; ");
}

/** Returns the office in government of a TD, the first of several: Taoiseach, Tánaiste, any Minister. */
export function governmentOffice(roles: readonly Role[] = []): Role | undefined {
  return roles.find(
    ({ kind, name }) => kind === "office" && /^(?:Taoiseach|Tánaiste|Minister)\b/u.test(name),
  );
}

/** Returns the office of a TD who chairs the Dáil: Ceann Comhairle or Leas-Cheann Comhairle. */
export function dailChair(roles: readonly Role[] = []): Role | undefined {
  return roles.find(
    ({ kind, name }) => kind === "office" && /^(?:Leas-Ch|C)eann Comhairle$/.test(name),
  );
}

/** Returns the office of a TD that a name means, in any case and spacing. */
export function officeNamed(name: string, roles: readonly Role[] = []): Role | undefined {
  return roles.find((role) => role.kind === "office" && squeezed(role.name) === squeezed(name));
}

/** Returns the seat of a TD on the committee that a name means: 'Joint Committee on Health' or 'health'. */
export function committeeSeat(name: string, roles: readonly Role[] = []): Role | undefined {
  return roles.find(
    (role) => role.kind !== "office" && committeeTopic(role.name) === committeeTopic(name),
  );
}

/** Returns what a committee is about, which a joint and a select committee share: 'health'. */
export function committeeTopic(name: string): string {
  return squeezed(name).replace(/^(?:(?:joint |select )?committee on|(?:comh|rogh)choiste) /, "");
}

const squeezed = (text: string) => text.trim().toLowerCase().replace(/\s+/g, " ");
