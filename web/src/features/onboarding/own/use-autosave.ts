// Keeps a paper on the server a moment after it was typed, never on the device: it is personal.
import { saveOwnPaper, showOwnPaper } from '@madoguchi/contract/onboarding/operations.ts';
import type { OwnPaper } from '@madoguchi/contract/onboarding/paper-model.ts';
import type { FilledPaper } from '@madoguchi/contract/onboarding/rules.ts';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { OperationFormState } from '../../../kit/form/use-operation-form.ts';
import { call } from '../../../platform/call.ts';
import { queryClient, queryOf } from '../../../platform/query.ts';

const AFTER_MS = 1_000;

/** The part of the form's values that a paper keeps. */
export function filledOf(values: Partial<Record<keyof FilledPaper, unknown>>): FilledPaper {
  const { answers, agreed, guardianName, guardianRelation } = values;
  return {
    // A choice that was taken back is as blank as one that was never made.
    answers: Object.fromEntries(
      Object.entries((answers ?? {}) as FilledPaper['answers']).map(([key, said]) => [key, said ?? '']),
    ),
    agreed: { ...(agreed as FilledPaper['agreed']) },
    guardianName: typeof guardianName === 'string' ? guardianName : '',
    guardianRelation: typeof guardianRelation === 'string' ? guardianRelation : '',
  };
}

export interface Autosave {
  readonly state: 'idle' | 'saving' | 'saved';
  /** Why it is not kept; null where it is. */
  readonly fault: Error | null;
  /** Keeps what is typed now; false where that was refused. */
  readonly flush: () => Promise<boolean>;
}

export function useAutosave({ form, carry }: OperationFormState, paper: OwnPaper): Autosave {
  const [state, setState] = useState<Autosave['state']>('idle');
  const [fault, setFault] = useState<Error | null>(null);
  const kept = useRef({ version: paper.version, text: JSON.stringify(filledOf(paper)) });
  const running = useRef<Promise<boolean>>(Promise.resolve(true));
  const { paperKind, template } = paper;

  async function keep(): Promise<boolean> {
    const filled = filledOf(form.getValues());
    const text = JSON.stringify(filled);
    // A paper that nobody asked for begins with its first keeping.
    if (text === kept.current.text && kept.current.version > 0) return true;
    setState('saving');
    try {
      const { version } = kept.current;
      const saved = await call(saveOwnPaper, { paperKind, version, templateId: template.id, ...filled });
      kept.current = { version: saved.version, text };
      carry({ version: saved.version });
      const { queryKey } = queryOf(showOwnPaper, { paperKind });
      queryClient.setQueryData<OwnPaper>(queryKey, (shown) =>
        shown === undefined
          ? shown
          : {
              ...shown,
              ...filled,
              version: saved.version,
              status: saved.status === 'taken_back' ? shown.status : saved.status,
            },
      );
      setState('saved');
      setFault(null);
      return true;
    } catch (error) {
      setState('idle');
      setFault(error as Error);
      return false;
    }
  }

  const flush = () => {
    running.current = running.current.then(keep);
    return running.current;
  };
  const keepTyped = useEffectEvent(() => {
    if (JSON.stringify(filledOf(form.getValues())) !== kept.current.text) void flush();
  });
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const typing = form.watch(() => {
      clearTimeout(timer);
      timer = setTimeout(keepTyped, AFTER_MS);
    });
    return () => {
      clearTimeout(timer);
      typing.unsubscribe();
    };
  }, [form]);
  useEffect(() => () => keepTyped(), []);
  return { state, fault, flush };
}
