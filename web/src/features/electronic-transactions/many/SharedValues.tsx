import { DIRECTIONS, RECEIVED_VIA } from '@madoguchi/contract/electronic-transactions/choices.ts';
import { DIRECTION_NAMES, RECEIVED_VIA_NAMES } from '@madoguchi/contract/electronic-transactions/names.ts';
import type { Text } from '@madoguchi/contract/message.ts';
import type { PlainDate } from '@madoguchi/contract/values/plain-date.ts';
import Box from '@mui/material/Box';
import type { Choice } from '../../../kit/fields/choice/choice.ts';
import { asDay, dayReading } from '../../../kit/fields/typed-values.ts';
import { FieldGroup } from '../../../kit/form/FieldGroup.tsx';
import { useFormWords } from '../../../kit/form/words.ts';
import { useLanguage } from '../../../platform/words.ts';
import { useTransactionWords } from '../words.ts';
import type { Batch, Shared } from './batch.ts';
import { SelectInput } from './SelectInput.tsx';
import { TypedInput } from './TypedInput.tsx';
import { useManyWords } from './words.ts';

interface Props {
  readonly batch: Batch;
  readonly shared: Shared;
  readonly today: PlainDate;
  readonly types: readonly Choice[];
}

/** How the files came, and what most of them are. */
export function SharedValues({ batch, shared, today, types }: Props) {
  const t = useManyWords();
  const words = useTransactionWords();
  const inForm = useFormWords();
  const language = useLanguage();
  const namesOf = <Value extends string>(values: readonly Value[], names: Readonly<Record<Value, Text>>) =>
    values.map((value) => ({ value, label: names[value][language] }));
  const isUnread = shared.receivedOn !== null && asDay(shared.receivedOn) === null;
  const plain = { fault: '', mark: '', isFixed: false };
  return (
    <FieldGroup title={t('group.shared')} lead={t('shared.lead')}>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 200px), 1fr))' }}>
        <SelectInput
          {...plain}
          label={words('direction')}
          value={shared.direction}
          choices={namesOf(DIRECTIONS, DIRECTION_NAMES)}
          onChange={(direction) => batch.share({ direction: direction as Shared['direction'] })}
        />
        <SelectInput
          {...plain}
          label={words('documentType')}
          value={shared.documentType}
          choices={types}
          onChange={(documentType) => batch.share({ documentType })}
        />
        <SelectInput
          {...plain}
          label={words('receivedVia')}
          value={shared.receivedVia}
          choices={namesOf(RECEIVED_VIA, RECEIVED_VIA_NAMES)}
          onChange={(receivedVia) => batch.share({ receivedVia: receivedVia as Shared['receivedVia'] })}
        />
        <TypedInput
          {...plain}
          label={words('receivedOn')}
          value={shared.receivedOn as string | null}
          fault={isUnread ? inForm('unreadable.date') : ''}
          reading={dayReading(today, language)}
          onChange={(receivedOn) => batch.share({ receivedOn: receivedOn as Shared['receivedOn'] })}
        />
      </Box>
    </FieldGroup>
  );
}
