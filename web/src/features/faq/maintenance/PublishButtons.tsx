import type { MaintainedFaqEntry } from '@madoguchi/contract/faq/model.ts';
import { publishFaq, unpublishFaq } from '@madoguchi/contract/faq/operations.ts';
import { FAQ_REGISTER } from '@madoguchi/contract/faq/register.ts';
import { entryFaults, type FaqAction, faqMachine } from '@madoguchi/contract/faq/rules.ts';
import { RecordActions } from '../../../kit/record/RecordActions.tsx';
import { recordStep } from '../../../kit/record/StepDialog.tsx';
import { useUnfinished } from '../../../kit/record/use-unfinished.ts';
import { useFaqWords } from '../words.ts';

interface Props {
  readonly entry: MaintainedFaqEntry;
  /** The form shows something else than readers would see. */
  readonly isUnsaved: boolean;
}

/** Publishes an entry, or takes it from its readers, which is asked about first. */
export function PublishButtons({ entry, isUnsaved }: Props) {
  const t = useFaqWords();
  const { status } = entry;
  const question = entry.question || t('noQuestion');
  const missing = useUnfinished(FAQ_REGISTER.fieldTexts)(entryFaults(entry), {
    question: { label: t('question'), ask: 'enter' },
    answer: { label: t('answer'), ask: 'enter' },
    faqCategory: { label: t('category'), ask: 'select' },
  });
  const may = (action: FaqAction) => faqMachine.whyNot(status, action, ['maintainer']) === null;
  const publish = recordStep({ operation: publishFaq, label: t('publish'), done: t('published', { question }) });
  const unpublish = recordStep({
    operation: unpublishFaq,
    label: t('unpublish'),
    question: t('unpublishQuestion', { question }),
    effect: t('unpublishEffect'),
    done: t('unpublished', { question }),
    isDanger: true,
  });
  return (
    <RecordActions
      record={entry}
      steps={[
        may('unpublish') && { step: unpublish },
        may('publish') && { step: publish, reason: isUnsaved ? t('unsaved') : missing },
      ]}
    />
  );
}
