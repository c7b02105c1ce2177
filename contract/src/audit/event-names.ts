// Every event that the audit trail may hold, in words, on screens and in files alike.
import { AUDIT_SECTIONS } from '../define-register.ts';
import { gather, REGISTERS } from '../register.ts';

const bySection = AUDIT_SECTIONS.flatMap((section) => REGISTERS.filter((register) => register.section === section));

/** By event, in the order in which a filter offers them. */
export const EVENT_NAMES = gather('events', bySection);

export type AuditEvent = keyof typeof EVENT_NAMES;
export const AUDIT_EVENTS = Object.keys(EVENT_NAMES) as AuditEvent[];
