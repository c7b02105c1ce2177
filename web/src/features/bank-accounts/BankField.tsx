import type { FoundBank } from '@madoguchi/contract/bank-accounts/model.ts';
import { findBanks, findBranches } from '@madoguchi/contract/bank-accounts/operations.ts';
import { useEffect, useMemo, useState } from 'react';
import type { Choice } from '../../kit/fields/choice/choice.ts';
import { SearchBox } from '../../kit/fields/choice/SearchBox.tsx';
import { Field } from '../../kit/fields/Field.tsx';
import { useFieldWords } from '../../kit/fields/words.ts';
import { type FieldProps, useField } from '../../kit/form/form-context.ts';
import { useRead } from '../../platform/query.ts';
import { pageTimers } from '../../platform/timers.ts';

const REST_MS = 200;
const LONGEST = 50;

const choiceOf = ({ code, name }: FoundBank): Choice => ({ value: code, label: `${name} (${code})` });

/** The words of a search once the keys rest. */
function useRested() {
  const [typed, setTyped] = useState('');
  const [asked, setAsked] = useState('');
  useEffect(() => {
    if (typed !== asked) return pageTimers.after(REST_MS, () => setAsked(typed));
    return undefined;
  }, [typed, asked]);
  return { q: asked.trim().slice(0, LONGEST), isResting: typed === asked, type: setTyped };
}

/** Rows of the list of banks, or of the branches of one; of no bank there are none. */
function useListed(branchOf: string | null | undefined, q: string | null) {
  const options = { keepsPrevious: true };
  const [asked, bank] = [q ?? '', branchOf ?? ''];
  const banks = useRead(findBanks, { q: asked }, { ...options, enabled: q !== null && branchOf === undefined });
  const branches = useRead(findBranches, { bank, q: asked }, { ...options, enabled: q !== null && bank !== '' });
  return branchOf === undefined ? banks : branches;
}

interface Props extends FieldProps {
  /** The bank whose branches are searched, null while it is not chosen; absent where a bank itself is. */
  readonly branchOf?: string | null;
}

/** The names of a bank and its branch, as the list has them today; blank before they are known. */
export function useBankNames(bank: string, branch: string): { readonly bankName: string; readonly branchName: string } {
  const { data: banks } = useListed(undefined, bank || null);
  const { data: branches } = useListed(bank, bank === '' ? null : branch || null);
  const nameOf = (code: string, found: readonly FoundBank[] | undefined) =>
    found?.find((one) => one.code === code)?.name ?? '';
  return { bankName: nameOf(bank, banks?.found), branchName: nameOf(branch, branches?.found) };
}

/** A bank or a branch, searched on the server by name, kana, romaji or code; what has closed cannot be chosen any more. */
export function BankField({ branchOf, ...props }: Props) {
  const t = useFieldWords();
  const field = useField<string | null>(props, { ask: 'select' });
  const value = field.value || null;
  const { q, isResting, type } = useRested();
  const { data, isFetching, isError } = useListed(branchOf, q);
  const named = useListed(branchOf, value).data?.found.find(({ code }) => code === value);
  const chosen = useMemo(() => {
    if (value === null) return [];
    return [named === undefined ? { value, label: value } : choiceOf(named)];
  }, [value, named]);
  const found = branchOf === null ? [] : (data?.found ?? []);
  return (
    <Field {...field.frame} widthPx={400}>
      <SearchBox
        field={field}
        chosen={chosen}
        isMultiple={false}
        found={found.filter(({ closedOn }) => closedOn === null).map(choiceOf)}
        isSearching={!isResting || isFetching}
        emptyText={t(isError ? 'choice.failed' : 'choice.none')}
        onType={type}
        onChoose={([next = null]) => field.change(next?.value ?? null)}
      />
    </Field>
  );
}
