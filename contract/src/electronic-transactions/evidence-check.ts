// Checking everything that proves electronic transactions (B7-05): each version in its chain, each file, each time
// stamp, what the audit trail recorded of them, and the trail.
import * as z from 'zod';
import type { Texts } from '../message.ts';
import { read, write } from '../operation.ts';
import { Id, Instant } from '../values/id.ts';

export const CHECK_STEPS = ['versions', 'records', 'files', 'tokens', 'anchors', 'trail'] as const;
export type CheckStep = (typeof CHECK_STEPS)[number];

export const CHECK_STEP_NAMES: Texts<CheckStep> = {
  versions: { ja: '版とハッシュチェーン', en: 'Versions and their chain' },
  records: { ja: '版の欠落', en: 'Missing versions' },
  files: { ja: 'ファイル', en: 'Files' },
  tokens: { ja: 'タイムスタンプ', en: 'Time stamps' },
  anchors: { ja: '監査証跡との照合', en: 'Against the audit trail' },
  trail: { ja: '監査証跡', en: 'The audit trail' },
};

/** Kinds of faults. Those that begin with `trail` name a place of the audit trail, all others one of the chain of versions. */
export const FAULT_KINDS = [
  'version-altered',
  'version-unlinked',
  'version-missing',
  'version-replaced',
  'index-altered',
  'file-reassigned',
  'file-altered',
  'file-missing',
  'token-wrong',
  'token-untrusted',
  'token-missing',
  'trail-altered',
  'trail-missing',
] as const;
export type FaultKind = (typeof FAULT_KINDS)[number];

export const FAULT_KIND_NAMES: Texts<FaultKind> = {
  'version-altered': {
    ja: '版の内容が、登録時のハッシュ値と一致しません',
    en: 'The version does not agree with the hash of its registration',
  },
  'version-unlinked': {
    ja: '直前の版のハッシュ値と、この版に記録された値が一致しません',
    en: 'The version before it is not the one that it was registered after',
  },
  'version-missing': { ja: '版が失われています', en: 'The version is gone' },
  'version-replaced': {
    ja: '監査証跡に記録されたハッシュ値と一致しません',
    en: 'It is not the version that the audit trail recorded',
  },
  'index-altered': {
    ja: '検索に使う値が、版の内容と一致しません',
    en: 'What the search finds it by differs from the version',
  },
  'file-reassigned': {
    ja: '版に登録されたファイルと、ファイルの台帳が一致しません',
    en: 'The register of files names other files than the version',
  },
  'file-altered': {
    ja: '保存されているファイルの内容が、登録時のハッシュ値と一致しません',
    en: 'The stored file does not agree with the hash of its registration',
  },
  'file-missing': { ja: '保存されているはずのファイルがありません', en: 'The stored file is gone' },
  'token-wrong': {
    ja: 'タイムスタンプが、この版のものではないか、変えられています',
    en: 'The time stamp is not of this version, or was altered',
  },
  'token-untrusted': {
    ja: 'タイムスタンプの証明書が、TSA_CA_FILEのルート証明書につながりません',
    en: 'The time stamp’s certificate leads to no root in TSA_CA_FILE',
  },
  'token-missing': { ja: 'タイムスタンプが失われています', en: 'The time stamp is gone' },
  'trail-altered': {
    ja: '監査証跡の記録が、そのハッシュ値と一致しません',
    en: 'A record of the audit trail does not agree with its hash',
  },
  'trail-missing': { ja: '監査証跡の記録が失われています', en: 'A record of the audit trail is gone' },
};

export const EvidenceCheck = z.object({
  id: Id,
  /** A name, or the command at the console. */
  begunBy: z.string(),
  begunAt: Instant,
  /** Null while it goes on. */
  endedAt: Instant.nullable(),
  step: z.enum(CHECK_STEPS),
  /** How much of its step is done, of how much. */
  done: z.number().int(),
  total: z.number().int(),
  /** Versions, files, bytes of files, time stamps and places of the audit trail that were looked at. */
  versions: z.number().int(),
  files: z.number().int(),
  bytes: z.number().int(),
  tokens: z.number().int(),
  places: z.number().int(),
  faults: z.number().int(),
});
export type EvidenceCheck = z.infer<typeof EvidenceCheck>;

export const EvidenceFault = z.object({
  kind: z.enum(FAULT_KINDS),
  /** Null where nothing is left that names the record. */
  recordId: Id.nullable(),
  number: z.string(),
  version: z.number().int().nullable(),
  place: z.number().int().nullable(),
  fileName: z.string(),
  /** In hex; empty where no file is meant. */
  sha256: z.string(),
});
export type EvidenceFault = z.infer<typeof EvidenceFault>;

/** How many checks are listed, and faults of one shown. */
export const CHECK_LIMITS = { listed: 20, faults: 500 } as const;

/** The newest checks, the one under way first. */
export const listEvidenceChecks = read('evidence-checks.list', {
  at: ['GET', '/api/evidence-checks'],
  access: 'auditor',
  input: z.strictObject({}),
  output: z.object({ checks: z.array(EvidenceCheck) }),
  refuses: [],
});

/** One check with the first of its faults, by record. */
export const showEvidenceCheck = read('evidence-checks.show', {
  at: ['GET', '/api/evidence-checks/:id'],
  access: 'auditor',
  input: z.strictObject({ id: Id }),
  output: EvidenceCheck.extend({ found: z.array(EvidenceFault) }),
  refuses: ['not-found'],
});

/** Begins a check, which goes on by itself; answers the one under way where there is one. */
export const startEvidenceCheck = write('evidence-checks.start', {
  at: ['POST', '/api/evidence-checks'],
  access: 'system',
  input: z.strictObject({}),
  output: EvidenceCheck,
  refuses: [],
  records: 'evidence-check.begun',
});

export const EVIDENCE_CHECK_OPERATIONS = [listEvidenceChecks, showEvidenceCheck, startEvidenceCheck] as const;
