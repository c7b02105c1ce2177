import type { AskedResource } from '@madoguchi/contract/reservations/model.ts';
import type { OfferedResource } from '@madoguchi/contract/resources/model.ts';
import Box from '@mui/material/Box';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useCallback, useId, useMemo } from 'react';
import { SearchChoice } from '../../../kit/fields/choice/SearchChoice.tsx';
import { Field } from '../../../kit/fields/Field.tsx';
import { useTyped } from '../../../kit/fields/use-typed.ts';
import { type FieldProps, useField } from '../../../kit/form/form-context.ts';
import { useReservationWords } from '../words.ts';

interface Props extends FieldProps {
  readonly resources: readonly OfferedResource[];
}

/** One or several resources, searched by name or reading; of identical items how many. */
export function ResourcesField({ resources, ...props }: Props) {
  const choices = useMemo(
    () =>
      resources.map(({ id, name, reading, site }) => ({
        value: id,
        label: site === '' ? name : `${name}（${site}）`,
        reading,
      })),
    [resources],
  );
  const textOf = useCallback(
    (value: unknown) =>
      (value as readonly AskedResource[])
        .map(({ resourceId }) => resources.find(({ id }) => id === resourceId)?.name ?? resourceId)
        .join(' + '),
    [resources],
  );
  const field = useField<readonly AskedResource[]>(props, { ask: 'select', textOf });
  const { value } = field;
  const ids = useMemo(() => value.map(({ resourceId }) => resourceId), [value]);
  const choose = (chosen: readonly string[]) =>
    field.change(
      chosen.map((resourceId) => value.find((one) => one.resourceId === resourceId) ?? { resourceId, quantity: 1 }),
    );
  const count = (resourceId: string, quantity: number | string) =>
    field.change(
      value.map((one) => (one.resourceId === resourceId ? { resourceId, quantity: quantity as number } : one)),
    );
  return (
    <Field {...field.frame}>
      <SearchChoice field={field} values={ids} choices={choices} isMultiple onChange={choose} />
      <Box sx={{ display: 'grid', gap: 1, mt: 1, '&:empty': { display: 'none' } }}>
        {value.map(({ resourceId, quantity = 1 }) => {
          const resource = resources.find(({ id }) => id === resourceId);
          if (resource === undefined || resource.quantity === 1) return null;
          return (
            <QuantityBox
              key={resourceId}
              resource={resource}
              quantity={quantity}
              onChange={(next) => count(resourceId, next)}
              onLeave={field.leave}
            />
          );
        })}
      </Box>
    </Field>
  );
}

interface QuantityProps {
  readonly resource: OfferedResource;
  readonly quantity: number | string;
  readonly onChange: (quantity: number | string) => void;
  readonly onLeave: () => void;
}

/** Text that is no count stays as typed, and the schema refuses it. */
function QuantityBox({ resource, quantity, onChange, onLeave }: QuantityProps) {
  const t = useReservationWords();
  const id = useId();
  const typed = useTyped(
    { value: quantity, change: onChange, leave: onLeave },
    {
      read: (text): number | string => {
        const digits = text.normalize('NFKC').trim();
        return /^\d{1,4}$/.test(digits) ? Number(digits) : digits;
      },
      show: String,
    },
  );
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, flexWrap: 'wrap' }}>
      <InputLabel htmlFor={id} sx={{ typography: 'body2', color: 'text.primary', whiteSpace: 'normal' }}>
        {t('quantity', { name: resource.name, max: resource.quantity })}
      </InputLabel>
      <OutlinedInput
        id={id}
        size="small"
        value={typed.text}
        onChange={(event) => typed.type(event.target.value)}
        onBlur={typed.leave}
        inputProps={{ inputMode: 'numeric' }}
        sx={{ width: 80 }}
      />
    </Box>
  );
}
