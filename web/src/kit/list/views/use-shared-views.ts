import type { SavedView } from '@madoguchi/contract/preferences/list-choices.ts';
import type { SharedView } from '@madoguchi/contract/shared-views/model.ts';
import { endSharing, listSharedViews, shareView } from '@madoguchi/contract/shared-views/operations.ts';
import { isSharedList, type SharedList } from '@madoguchi/contract/shared-views/shared-lists.ts';
import { ProblemError } from '../../../platform/http/refusals.ts';
import { useMessages } from '../../../platform/messages.ts';
import { useRead, useWrite } from '../../../platform/query.ts';
import { useErrorSentence } from '../../use-error-sentence.ts';
import { useListWords } from '../words.ts';

/** Any list, while none that shares its views is shown: the read is held back. */
const NO_LIST: SharedList = 'members';

/** The views that others shared of the list, and what can be done with them. None of lists that share nothing. */
export function useSharedViews(listId: string, isWanted: boolean) {
  const t = useListWords();
  const message = useMessages();
  const sentenceOf = useErrorSentence();
  const list = isSharedList(listId) ? listId : null;
  const { data } = useRead(listSharedViews, { list: list ?? NO_LIST }, { enabled: list !== null && isWanted });
  const share = useWrite(shareView);
  const end = useWrite(endSharing);
  const tellError = (error: unknown) => {
    const field = error instanceof ProblemError ? error.body.data.fields[0] : undefined;
    message(field?.message ?? sentenceOf(error), 'error');
  };

  return {
    canShare: list !== null,
    views: (list !== null && data?.views) || [],
    share({ name, query, columns }: SavedView): void {
      if (list === null) return;
      const onSuccess = () => message(t('view.shared', { name }), 'success');
      share.mutate({ list, name, query, ...(columns ? { columns } : {}) }, { onSuccess, onError: tellError });
    },
    end({ id, version, name }: SharedView): void {
      end.mutate(
        { id, version },
        { onSuccess: () => message(t('view.unshared', { name }), 'success'), onError: tellError },
      );
    },
  };
}
