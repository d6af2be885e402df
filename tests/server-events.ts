/** Reads a stream of server-sent events to its end and returns them. */
export async function readEvents(response: Response): Promise<{ event: string; data: unknown }[]> {
  const text = await response.text();
  return [...text.matchAll(/^event: (.*)\ndata: (.*)$/gm)].map(([, event = "", json = ""]) => ({
    event,
    data: JSON.parse(json),
  }));
}
