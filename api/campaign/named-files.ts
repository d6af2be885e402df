import { DEFAULT_CAMPAIGN } from "../contract/campaign/default-campaign.ts";
import { fields } from "../contract/json.ts";
import { framedPageHeaders } from "../http/static/page-headers.ts";
import { htmlFile, type StaticFile, textFile } from "../http/static/static-file.ts";

/** The text of the frame's title and link in the build. */
const BUILT_NAME = `Contact your TD about ${DEFAULT_CAMPAIGN.texts.en.nameInText}`;

/** Returns the web app's manifest with the names of another campaign. */
export function webManifest(
  { path, plain }: StaticFile,
  { name, shortName }: { name: string; shortName: string },
): StaticFile {
  const manifest = fields(JSON.parse(textOf(plain.body)));
  const named = { ...manifest, name, short_name: shortName };
  const { "cache-control": cacheControl = "no-cache" } = plain.headers;
  return textFile(path, JSON.stringify(named), { "cache-control": cacheControl });
}

/** Returns the page of the frame edition with the name of another campaign. */
export function framePage({ path, plain }: StaticFile, name: string): Promise<StaticFile> {
  const escaped = name.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
  const html = textOf(plain.body).replaceAll(BUILT_NAME, () => escaped);
  return htmlFile(path, html, framedPageHeaders(), 200);
}

function textOf(body: string | Uint8Array): string {
  return typeof body === "string" ? body : Buffer.from(body).toString("utf8");
}
