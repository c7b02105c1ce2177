import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { type MouseEvent, useEffect, useEffectEvent, useId, useRef } from 'react';
import { useFormState } from 'react-hook-form';
import { Icon } from '../../Icon.tsx';
import { RADIUS } from '../../theme/tokens.ts';
import { useFormContext } from '../form-context.ts';
import type { ShownField } from '../form-fields.ts';
import { useFormWords } from '../words.ts';
import { type FieldFault, faultsByName } from './field-faults.ts';
import { useFaultSentence } from './use-fault-sentence.ts';

interface Entry {
  readonly name: string;
  readonly fault: FieldFault;
  readonly field: ShownField | undefined;
}

/**
 * Reasons for which a submission was refused, each with a link to its field; it takes the focus. A form of one field goes to
 * that field instead. Faults that come on leaving a field are told there alone.
 */
export function ErrorSummary() {
  const { form, fields } = useFormContext();
  const { errors, submitCount } = useFormState({ control: form.control });
  const t = useFormWords();
  const sentenceOf = useFaultSentence();
  const titleId = useId();
  const box = useRef<HTMLDivElement>(null);

  const shown = fields.inOrder();
  const faults = new Map(faultsByName(errors));
  const placed = shown.flatMap((field): Entry[] => {
    const fault = faults.get(field.name);
    return fault ? [{ name: field.name, fault, field }] : [];
  });
  const elsewhere = [...faults].filter(([name]) => !shown.some((field) => field.name === name));
  const entries = [...placed, ...elsewhere.map(([name, fault]): Entry => ({ name, fault, field: undefined }))];
  const [first] = placed;
  const isSingle = shown.length === 1 && elsewhere.length === 0;

  const goThere = useEffectEvent(() => {
    if (entries.length === 0) return;
    if (isSingle && first?.field) focusOn(first.field.id);
    else box.current?.focus();
  });
  useEffect(() => {
    if (submitCount > 0) goThere();
  }, [submitCount]);

  if (submitCount === 0 || entries.length === 0 || isSingle) return null;
  /** The field's name stands before its fault where the sentence does not say it. */
  const named = (label: string, fault: string) =>
    fault.toLowerCase().includes(label.toLowerCase()) ? fault : t('summary.named', { field: label, fault });
  const follow = (id: string) => (event: MouseEvent) => {
    event.preventDefault();
    focusOn(id);
  };
  return (
    <Box
      ref={box}
      role="group"
      tabIndex={-1}
      aria-labelledby={titleId}
      sx={{
        p: 2,
        borderRadius: `${RADIUS.menu}px`,
        bgcolor: 'errorGround',
        borderInlineStart: '4px solid',
        borderColor: 'error.main',
      }}
    >
      <Typography
        id={titleId}
        variant="subtitle2"
        component="p"
        sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}
      >
        <Box component="span" sx={{ display: 'flex', color: 'error.main' }}>
          <Icon name="error" />
        </Box>
        {t('summary.title', { count: entries.length })}
      </Typography>
      <Box component="ul" sx={{ m: 0, mt: 0.5, paddingInlineStart: 3 }}>
        {entries.map(({ name, fault, field }) => (
          <li key={name}>
            {field ? (
              <Link
                href={`#${field.id}`}
                color="inherit"
                onClick={follow(field.id)}
                sx={{ display: 'inline-block', verticalAlign: 'top', py: 0.5 }}
              >
                {named(field.label, sentenceOf(fault, field))}
              </Link>
            ) : (
              sentenceOf(fault)
            )}
          </li>
        ))}
      </Box>
    </Box>
  );
}

function focusOn(id: string): void {
  document.getElementById(id)?.focus();
}
