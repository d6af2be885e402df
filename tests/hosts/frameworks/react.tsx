import { useState } from "react";
import { createRoot } from "react-dom/client";
import "bia-contact-td/define";

function Page({ apiBase }: { apiBase: string }) {
  const [constituency, setConstituency] = useState<string>();
  const [provider, setProvider] = useState<"outlook" | undefined>("outlook");
  const [events, setEvents] = useState<string[]>([]);
  return (
    <>
      <h1>React</h1>
      <button type="button" onClick={() => setConstituency("Clare")}>
        Choose Clare
      </button>
      <button type="button" onClick={() => setProvider(undefined)}>
        Remove provider
      </button>
      <bia-contact-td
        api-base={apiBase}
        provider={provider}
        constituency={constituency}
        onbia-lookup={({ detail }) => setEvents([...events, `lookup: ${detail.count}`])}
        onbia-compose={({ detail }) => setEvents([...events, `compose: ${detail.provider}`])}
      />
      <output>{events.join(", ")}</output>
    </>
  );
}

const apiBase = document.documentElement.dataset.campaign ?? "";
createRoot(document.body).render(<Page apiBase={apiBase} />);
