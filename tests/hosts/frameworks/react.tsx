import { useState } from "react";
import { createRoot } from "react-dom/client";
import "bia-contact-td/define";

/** A page of React 19: properties from its state, events into it. */
function Page({ apiBase }: { apiBase: string }) {
  const [constituency, setConstituency] = useState<string>();
  const [provider, setProvider] = useState<"outlook" | undefined>("outlook");
  const [heard, setHeard] = useState<string[]>([]);
  return (
    <>
      <h1>React</h1>
      <button type="button" onClick={() => setConstituency("Clare")}>
        Our constituency
      </button>
      <button type="button" onClick={() => setProvider(undefined)}>
        Any mail
      </button>
      <bia-contact-td
        api-base={apiBase}
        provider={provider}
        constituency={constituency}
        onbia-lookup={({ detail }) => setHeard([...heard, `lookup of ${detail.count}`])}
        onbia-compose={({ detail }) => setHeard([...heard, `compose by ${detail.provider}`])}
      />
      <output>{heard.join(", ")}</output>
    </>
  );
}

const apiBase = document.documentElement.dataset.campaign ?? "";
createRoot(document.body).render(<Page apiBase={apiBase} />);
