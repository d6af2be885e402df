import { useId } from "react";
import { CampaignFields, type FormProps } from "./CampaignField.tsx";
import { Group, GroupNote } from "./form-parts.ts";
import { StatementFields } from "./StatementFields.tsx";
import { VoteFields } from "./VoteFields.tsx";
import { RECORD_TEXTS } from "./wording.ts";

/** Where TDs stand: what staff know of it, and the topics of the questions that are collected. */
export function RecordSection({ staffKey, ...form }: FormProps & { staffKey: string }) {
  const id = useId();
  return (
    <Group>
      <legend>{RECORD_TEXTS.title}</legend>
      <GroupNote>{RECORD_TEXTS.note}</GroupNote>
      <CampaignFields paths={["record.topics"]} describedBy={id} {...form} />
      <GroupNote id={id}>{RECORD_TEXTS.topics}</GroupNote>
      <VoteFields staffKey={staffKey} {...form} />
      <StatementFields {...form} />
    </Group>
  );
}
