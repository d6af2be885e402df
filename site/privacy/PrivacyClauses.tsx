import { CAMPAIGN } from "../campaign.ts";
import { Clause } from "./Clause.tsx";

/** The privacy notice. Every sentence describes what this software does, and tests check it. */
export function PrivacyClauses() {
  const { contactAddress, privacyPolicyUrl, organisation } = CAMPAIGN;
  return (
    <>
      <Clause title="What we collect">
        <p>
          No names, email addresses or other personal data are collected. There are no accounts.
          Your letter never passes through this site: it opens in your own email, and you send it
          from there.
        </p>
      </Clause>
      <Clause title="What you add to the letter">
        <p>
          You can add your name, your town or Eircode, and a reason. What you type stays in your
          browser and in the email that you send. It is kept for this tab only, until you clear it
          or close the tab, and is never sent to this site: no click, count or log contains a word
          of it.
        </p>
      </Clause>
      <Clause title="What a click records">
        <p>
          A click on an email link records an anonymous ‘email click’ event with no identifiers. It
          says when it happened, which part of the page was used, which email provider was opened,
          whether anything was added to the letter (never what) and, on a partner’s page, which
          partner’s. It contains no name, no IP address, nothing about your browser, and no
          constituency. A click on the survey link is recorded the same way.
        </p>
        <p>
          Your browser makes a random number for each click, so that a click that is sent twice
          counts once. The number is not stored with the click, and is deleted after a day or two.
        </p>
      </Clause>
      <Clause title="What the figures promise">
        <p>
          The figures count clicks that opened a letter, not letters that were sent: nobody but your
          email provider can see that. Of one internet connection, at most 60 clicks of a kind count
          in ten minutes, and 300 in a day. To know that, the server keeps a scrambled form of your
          IP address in its memory for up to a day. It is never written to a database or a log, and
          never connected with a click.
        </p>
        <p>
          This keeps out a script that clicks a thousand times. It does not keep out someone with
          many connections, and it can leave out people who share one connection with many others.
          Staff see when clicks arrive in numbers, and can set them aside or back, with a reason
          that is kept.
        </p>
      </Clause>
      <Clause title="Your constituency">
        <p>
          The constituency you enter is processed to return your representatives, and is not kept
          beyond transient logs. This software does not write it to a database or a log. The
          platform that hosts the site may keep the address of the request for a short time.
        </p>
        <p>
          Your position never leaves your device. If you press ‘Use my location’, your browser
          compares your position with an outline of the constituencies that it has loaded before.
          The same goes for a town that you type into the list. Neither is sent, stored or counted.
          Only where your browser runs no scripts is a typed town sent to this site, which answers
          with the constituencies and keeps nothing.
        </p>
      </Clause>
      <Clause title="Lawful basis">
        <p>
          Legitimate interests, GDPR Art 6(1)(f): to count the letters that the campaign led to,
          without knowing who sent them.
        </p>
      </Clause>
      <Clause title="Cookies and other sites">
        <p>
          There are no non-essential cookies or tracking pixels. There are no essential cookies
          either: this site sets no cookies at all. Until you click, your browser contacts no other
          site.
        </p>
        <p>
          The Instagram post on the action page is shown only when you ask for it. Meta then sees
          your IP address and sets cookies, under its own policy. Links to your email provider or a
          social network lead to sites with their own policies.
        </p>
      </Clause>
      <Clause title="Processors">
        <ul>
          <li>
            <strong>A backend platform</strong> runs the database, the functions and the hosting of
            this site, with standard contractual clauses for transfers outside the EEA.
          </li>
          <li>
            <strong>A web-fonts provider</strong> is not used. The fonts come from this site, so no
            such provider receives your IP address.
          </li>
          <li>
            <strong>Public TD details</strong> are fetched by our own server from the Houses of the
            Oireachtas. No scraping service is used, and nothing about you is sent.
          </li>
        </ul>
      </Clause>
      <Clause title="How long">
        <p>
          Click events are kept for up to 12 months. After that, they are added up into daily totals
          and deleted.
        </p>
      </Clause>
      <Clause title="Your rights">
        <p>
          For access, erasure or any other right over your data, write to{" "}
          <a href={`mailto:${contactAddress}`}>{contactAddress}</a>. The data on this site cannot be
          traced to a person, so there may be nothing to find.
        </p>
        <p>
          This addendum covers this site only. It supplements the{" "}
          <a href={privacyPolicyUrl}>privacy policy of {organisation}</a>.
        </p>
      </Clause>
    </>
  );
}
