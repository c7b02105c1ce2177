// The facts that people hear of their papers, and HR of what is handed in.
import { PAPER_KIND_NAMES, type PaperKind } from '@madoguchi/contract/onboarding/kinds.ts';
import { type ToldFact, writtenFacts } from '../../../platform/facts/told-facts-store.ts';
import { uuidAt } from '../../../platform/uuid.ts';

type Kind = Extract<ToldFact['kind'], `onboarding-${string}`>;

interface Telling {
  readonly at: string;
  /** The person that the sentence names. */
  readonly name: string;
  readonly to: ToldFact['to'];
  /** Further values of its sentences. */
  readonly more?: ToldFact['said'];
}

export function factOf(
  kind: Kind,
  paper: { id: string; paperKind: PaperKind },
  { at, name, to, more = {} }: Telling,
): ToldFact {
  const { ja, en } = PAPER_KIND_NAMES[paper.paperKind];
  return {
    id: uuidAt(at),
    key: null,
    kind,
    at,
    subject: paper.id,
    about: paper.id,
    said: { name, paper: ja, paperEn: en, ...more },
    to,
  };
}

/** One fact as a change takes it. */
export function paperFact(kind: Kind, paper: { id: string; paperKind: PaperKind }, telling: Telling): string {
  return writtenFacts([factOf(kind, paper, telling)]);
}
