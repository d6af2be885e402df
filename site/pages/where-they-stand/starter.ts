import { startRecordFilter } from "./record-filter.ts";

/** The script of the page of where TDs stand, whose HTML is complete without it. */
startRecordFilter(document);
