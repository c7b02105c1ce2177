import { may } from '@madoguchi/contract/access.ts';
import { TRANSACTION_LIMITS } from '@madoguchi/contract/electronic-transactions/choices.ts';
import {
  HOLD_KIND_NAMES,
  HoldEnd,
  NewHold,
  type TransactionHold,
} from '@madoguchi/contract/electronic-transactions/holds.ts';
import type { Transaction } from '@madoguchi/contract/electronic-transactions/model.ts';
import { holdTransaction, liftHold } from '@madoguchi/contract/electronic-transactions/retention-operations.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { ChoiceField } from '../../../kit/fields/choice/ChoiceField.tsx';
import { TextAreaField } from '../../../kit/fields/TextAreaField.tsx';
import { FormDialog } from '../../../kit/form/FormDialog.tsx';
import { useOperationForm } from '../../../kit/form/use-operation-form.ts';
import { formatInstant } from '../../../platform/formats.ts';
import { useMessages } from '../../../platform/messages.ts';
import { useUser } from '../../../platform/session.ts';
import { useLanguage } from '../../../platform/words.ts';
import { useRetentionWords } from './words.ts';

type Held = Pick<Transaction, 'id' | 'number' | 'holds'>;

/** The holds of a record, those that ended too; system people place and lift them. */
export function Holds({ transaction }: { readonly transaction: Held }) {
  const t = useRetentionWords();
  const language = useLanguage();
  const { holds } = transaction;
  const mayWrite = may({ roles: useUser().role }, 'system');
  const [asked, setAsked] = useState<TransactionHold | 'new' | null>(null);
  return (
    <>
      {holds.length === 0 ? <Typography variant="body2">{t('hold.none')}</Typography> : null}
      {holds.length === 0 ? null : (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 2 }}>
          {holds.map((hold) => {
            const kind = HOLD_KIND_NAMES[hold.kind][language];
            const { reason, by, at, endedAt, endedBy, endReason } = hold;
            return (
              <Box component="li" key={hold.id} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'end' }}>
                <Box sx={{ flex: '1 1 240px', display: 'grid', gap: 0.5 }}>
                  <Typography sx={{ fontWeight: 600 }}>
                    {t(endedAt === null ? 'hold.stands' : 'hold.ended', { kind })}
                  </Typography>
                  <Typography variant="body2">{t('hold.reasonIs', { reason })}</Typography>
                  <Typography variant="caption" sx={{ color: 'text.secondary' }}>
                    {t('hold.placedIs', { moment: formatInstant(at, language), by })}
                  </Typography>
                  {endedAt === null ? null : (
                    <>
                      <Typography variant="body2">{t('hold.endReasonIs', { reason: endReason })}</Typography>
                      <Typography variant="caption" sx={{ color: 'text.secondary' }}>
                        {t('hold.liftedIs', { moment: formatInstant(endedAt, language), by: endedBy ?? '' })}
                      </Typography>
                    </>
                  )}
                </Box>
                {mayWrite && endedAt === null ? (
                  <Button onClick={() => setAsked(hold)} aria-label={t('hold.liftOf', { kind })}>
                    {t('hold.lift')}
                  </Button>
                ) : null}
              </Box>
            );
          })}
        </Box>
      )}
      {mayWrite ? (
        <div>
          <Button variant="outlined" onClick={() => setAsked('new')}>
            {t('hold.place')}
          </Button>
        </div>
      ) : null}
      {asked === 'new' ? <PlaceDialog of={transaction} onDismiss={() => setAsked(null)} /> : null}
      {asked === 'new' || asked === null ? null : (
        <LiftDialog of={transaction} hold={asked} onDismiss={() => setAsked(null)} />
      )}
    </>
  );
}

interface DialogProps {
  readonly of: Held;
  readonly onDismiss: () => void;
}

function PlaceDialog({ of: { id, number }, onDismiss }: DialogProps) {
  const t = useRetentionWords();
  const language = useLanguage();
  const message = useMessages();
  const form = useOperationForm(holdTransaction, {
    input: NewHold,
    carries: { id },
    defaults: { kind: null, reason: '' },
    onDone: () => {
      message(t('hold.placed', { number }), 'success');
      onDismiss();
    },
  });
  const kinds = Object.entries(HOLD_KIND_NAMES).map(([value, name]) => ({ value, label: name[language] }));
  return (
    <FormDialog
      form={form}
      title={t('hold.placeQuestion', { number })}
      effect={t('hold.placeEffect')}
      submitLabel={t('hold.place')}
      onDismiss={onDismiss}
    >
      <ChoiceField name="kind" label={t('hold.kind')} choices={kinds} />
      <TextAreaField
        name="reason"
        label={t('reason')}
        hint={t('hold.reasonHint')}
        max={TRANSACTION_LIMITS.reason}
        minRows={2}
      />
    </FormDialog>
  );
}

function LiftDialog({ of: { id, number }, hold, onDismiss }: DialogProps & { readonly hold: TransactionHold }) {
  const t = useRetentionWords();
  const language = useLanguage();
  const message = useMessages();
  const form = useOperationForm(liftHold, {
    input: HoldEnd,
    carries: { id, holdId: hold.id },
    defaults: { reason: '' },
    onDone: () => {
      message(t('hold.lifted', { number }), 'success');
      onDismiss();
    },
  });
  return (
    <FormDialog
      form={form}
      title={t('hold.liftQuestion', { number, kind: HOLD_KIND_NAMES[hold.kind][language] })}
      effect={t('hold.liftEffect')}
      submitLabel={t('hold.lift')}
      onDismiss={onDismiss}
    >
      <TextAreaField
        name="reason"
        label={t('reason')}
        hint={t('hold.reasonHint')}
        max={TRANSACTION_LIMITS.reason}
        minRows={2}
      />
    </FormDialog>
  );
}
