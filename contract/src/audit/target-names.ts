// Names of the kinds of target that a record may have.
import { AUDIT_SECTIONS } from '../define-register.ts';
import { gather, REGISTERS } from '../register.ts';

const bySection = AUDIT_SECTIONS.flatMap((section) => REGISTERS.filter((register) => register.section === section));

export const TARGET_NAMES = gather('targets', bySection);

export type TargetKind = keyof typeof TARGET_NAMES;
export const TARGET_KINDS = Object.keys(TARGET_NAMES) as TargetKind[];
