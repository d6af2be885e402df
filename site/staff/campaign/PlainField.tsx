import { Field, Reason } from "./CampaignField.tsx";

/** A field that is no part of the campaign: Enter in it does not publish. */
export function PlainField(props: {
  id: string;
  label: string;
  value: string;
  note: string;
  /** Why the text was refused. */
  failure?: string | undefined;
  onChange: (value: string) => void;
  onEnter?: () => void;
}) {
  const { id, label, value, note, failure, onChange, onEnter } = props;
  return (
    <Field>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        value={value}
        autoComplete="off"
        aria-invalid={failure !== undefined}
        aria-describedby={`${id}-note`}
        onChange={({ target }) => onChange(target.value)}
        onKeyDown={(event) => {
          if (event.key !== "Enter") return;
          event.preventDefault();
          onEnter?.();
        }}
      />
      <div id={`${id}-note`}>
        {failure !== undefined && <Reason role="alert">{failure}</Reason>}
        <p role="status">{note}</p>
      </div>
    </Field>
  );
}
