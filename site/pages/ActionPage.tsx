/** `/`: the whole job, from headline to letter. */
export function Page() {
  return <h1>Urgent: Contact Your TD About BIA</h1>;
}
