import type { Card } from '@madoguchi/contract/scrumboard/model.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import OutlinedInput from '@mui/material/OutlinedInput';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { Field } from '../../../kit/fields/Field.tsx';
import { growing } from '../../../kit/fields/growing.ts';
import { Markdown } from '../../../kit/Markdown.tsx';
import { WarningBand } from '../../../kit/WarningBand.tsx';
import { isComposing } from '../../../platform/composition.ts';
import { type TextField, useAutosave } from './use-autosave.ts';
import { useCardWords } from './words.ts';

interface Props {
  readonly card: Card;
  readonly field: TextField;
  readonly label: string;
  readonly max: number;
  readonly isOneLine?: boolean;
  readonly mayEdit: boolean;
}

/** A text of the card, saved as it is typed. Where somebody else changed it first, both stand side by side to choose from. */
export function AutoText(props: Props) {
  const { card, field, label, isOneLine = false, mayEdit } = props;
  const saved = card[field];
  if (mayEdit) return <TypedText key={card.id} {...props} />;
  if (isOneLine) {
    return (
      <Typography component="h2" variant="h2" sx={{ overflowWrap: 'anywhere' }}>
        {saved}
      </Typography>
    );
  }
  return saved === '' ? null : (
    <section aria-label={label}>
      <Markdown text={saved} />
    </section>
  );
}

function TypedText({ card, field, label, max, isOneLine = false }: Props) {
  const t = useCardWords();
  const id = useId();
  const faultOf = (text: string) => {
    const now = [...text].length;
    if (isOneLine && text.trim() === '') return t('auto.required', { label });
    return now > max ? t('auto.tooLong', { label, max, now }) : null;
  };
  const auto = useAutosave({ cardId: card.id, field, saved: card[field], faultOf });
  const told = { still: t('auto.hint'), saving: t('auto.saving'), saved: t('auto.saved') }[auto.state];
  return (
    <Box>
      <Field
        id={id}
        label={label}
        fault={auto.fault ?? undefined}
        note={
          <Typography variant="caption" aria-live="polite" sx={{ marginInlineStart: 'auto', color: 'text.secondary' }}>
            {auto.fault === null && auto.theirs === null ? told : ''}
          </Typography>
        }
      >
        <OutlinedInput
          id={id}
          fullWidth
          multiline
          inputComponent="textarea"
          value={auto.text}
          error={auto.fault !== null}
          inputProps={{
            type: undefined,
            rows: isOneLine ? 1 : 3,
            autoComplete: 'off',
            'aria-describedby': auto.fault === null ? undefined : `${id}-fault`,
          }}
          onChange={({ target }) => auto.type(isOneLine ? target.value.replace(/\n/g, '') : target.value)}
          onCompositionStart={() => auto.compose(true)}
          onCompositionEnd={() => auto.compose(false)}
          onKeyDown={(event) => {
            if (!isOneLine || isComposing(event) || event.key !== 'Enter') return;
            event.preventDefault();
            auto.leave();
          }}
          onBlur={auto.leave}
          sx={growing({ minRows: isOneLine ? 1 : 3, maxRows: isOneLine ? 4 : 16 })}
        />
      </Field>
      {auto.theirs === null ? null : (
        <WarningBand>
          <Typography>{t('auto.conflict', { label })}</Typography>
          <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, width: '100%' }}>
            <Version name={t('auto.mine')} text={auto.text} act={t('auto.keepMine')} onKeep={auto.keepMine} />
            <Version name={t('auto.theirs')} text={auto.theirs} act={t('auto.keepTheirs')} onKeep={auto.keepTheirs} />
          </Box>
        </WarningBand>
      )}
    </Box>
  );
}

interface VersionProps {
  readonly name: string;
  readonly text: string;
  readonly act: string;
  readonly onKeep: () => void;
}

function Version({ name, text, act, onKeep }: VersionProps) {
  return (
    <Box sx={{ minWidth: 0 }}>
      <Typography variant="caption" sx={{ fontWeight: 600 }}>
        {name}
      </Typography>
      <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', maxHeight: 160, overflowY: 'auto' }}>
        {text}
      </Typography>
      <Button size="small" variant="outlined" onClick={onKeep}>
        {act}
      </Button>
    </Box>
  );
}
