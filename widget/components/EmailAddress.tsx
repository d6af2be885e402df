/** An email address, which breaks after its sign where a line has no room for all. */
export function EmailAddress({ address }: { address: string }) {
  const [mailbox, host] = address.split("@");
  return (
    <span translate="no">
      {mailbox}@<wbr />
      {host}
    </span>
  );
}
