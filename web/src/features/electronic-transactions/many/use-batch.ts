// The batch of the page: made once, brought back from the device, and kept there with every change.
import type { StoredFile } from '@madoguchi/contract/electronic-transactions/model.ts';
import {
  readTransactionFile,
  registerTransaction,
  uploadTransactionFile,
} from '@madoguchi/contract/electronic-transactions/operations.ts';
import type { PlainDate } from '@madoguchi/contract/values/plain-date.ts';
import { use, useEffect, useState, useSyncExternalStore } from 'react';
import { call, upload } from '../../../platform/call.ts';
import { epochNow } from '../../../platform/clock.ts';
import { deviceDrafts } from '../../../platform/drafts/device-drafts.ts';
import { FormDraftStorage, formDraftKey } from '../../../platform/drafts/form-drafts.ts';
import { uidNow } from '../../../platform/identity/session-state.ts';
import { newId } from '../../../platform/new-id.ts';
import { pageTimers } from '../../../platform/timers.ts';
import { useNameReading } from '../edit/proposed-values.ts';
import { emptyTransaction } from '../edit/transaction-values.ts';
import { Batch, type BatchDraft, type BatchPorts } from './batch.ts';

const send: BatchPorts['send'] = async (file, { key, onShare, signal }): Promise<StoredFile> =>
  upload(uploadTransactionFile, file, {
    key,
    signal,
    onProgress: ({ sent, of }) => onShare(of > 0 ? sent / of : 0),
  });

/** `canKeep` false: what is typed is gone with the page. */
export function useBatch(today: PlainDate) {
  const readName = useNameReading(today);
  const [uid] = useState(uidNow);
  const storage = use(FormDraftStorage)();
  const [canKeep, setCanKeep] = useState(storage !== null);
  const [batch] = useState(
    () =>
      new Batch(
        {
          send,
          read: (id) => call(readTransactionFile, { id }),
          register: (input, key) => call(registerTransaction, input, { key }),
          readName,
          newKey: () => newId(epochNow()),
        },
        emptyTransaction(today),
      ),
  );
  useEffect(() => {
    if (storage === null || uid === null) return () => batch.stop();
    const drafts = deviceDrafts(storage, formDraftKey(uid, 'electronic-transactions.many', 'all'), pageTimers);
    let isLeft = false;
    const keep = () => {
      const { rows, shared } = batch.state();
      const isEmpty = rows.every(({ outcome }) => outcome?.state === 'registered');
      if (isEmpty) drafts.forget();
      else drafts.keep({ base: {}, values: { rows, shared } });
    };
    let stopKeeping = () => undefined as unknown;
    void drafts.load().then((draft) => {
      if (isLeft) return;
      if (draft !== null) batch.restore(draft.values as unknown as BatchDraft);
      setCanKeep(drafts.canKeep);
      stopKeeping = batch.subscribe(keep);
    });
    const stopListening = drafts.onCanKeep(() => setCanKeep(drafts.canKeep));
    window.addEventListener('pagehide', drafts.writeNow);
    return () => {
      isLeft = true;
      stopKeeping();
      stopListening();
      window.removeEventListener('pagehide', drafts.writeNow);
      batch.stop();
      drafts.writeNow();
    };
  }, [batch, storage, uid]);
  return { batch, canKeep, state: useSyncExternalStore(batch.subscribe, batch.state) };
}
