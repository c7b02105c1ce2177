import type { BoardMember } from '@madoguchi/contract/scrumboard/model.ts';
import Box from '@mui/material/Box';
import OutlinedInput from '@mui/material/OutlinedInput';
import { styled } from '@mui/material/styles';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { Field } from '../../../kit/fields/Field.tsx';
import { growing } from '../../../kit/fields/growing.ts';
import { RADIUS, SHADOW } from '../../../kit/theme/tokens.ts';
import { isComposing } from '../../../platform/composition.ts';
import { begunMention, membersFor, withMention } from './mentions.ts';
import { useCardWords } from './words.ts';

const Found = styled('div')(({ theme }) => ({
  position: 'absolute',
  zIndex: 2,
  insetInline: 0,
  top: '100%',
  margin: 0,
  padding: 4,
  borderRadius: RADIUS.menu,
  border: `1px solid ${theme.vars.palette.divider}`,
  boxShadow: SHADOW.menu,
  backgroundColor: theme.vars.palette.background.paper,
  '& [role=option]': { padding: '6px 8px', borderRadius: RADIUS.input, cursor: 'pointer' },
  '& [role=option][aria-selected=true]': { backgroundColor: theme.vars.palette.action.selected },
}));

interface Props {
  readonly tool?: string | undefined;
  readonly label: string;
  readonly hint: string;
  readonly fault: string | undefined;
  readonly text: string;
  readonly members: readonly BoardMember[];
  readonly onType: (text: string) => void;
  readonly onSend: () => void;
}

/** A comment as it is typed. After `@` the members of the board are offered: arrows and Enter choose one, Escape goes on without. */
export function MentionField({ tool, label, hint, fault, text, members, onType, onSend }: Props) {
  const t = useCardWords();
  const id = useId();
  const box = useRef<HTMLTextAreaElement>(null);
  const [caret, setCaret] = useState(0);
  const [at, setAt] = useState(0);
  const [isLeft, setLeft] = useState(false);
  const [isComposed, setComposed] = useState(false);
  const [wanted, setWanted] = useState<number | null>(null);
  const begun = isLeft || isComposed ? null : begunMention(text, caret);
  const found = begun === null ? [] : membersFor(begun.typed, members);
  const chosen = found[Math.min(at, found.length - 1)];

  useEffect(() => {
    if (wanted === null) return;
    box.current?.setSelectionRange(wanted, wanted);
    setWanted(null);
  }, [wanted]);

  const choose = (name: string) => {
    if (begun === null) return;
    const next = withMention(text, begun, name);
    onType(next.text);
    setCaret(next.caret);
    setWanted(next.caret);
    setAt(0);
    box.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event)) return;
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      onSend();
      return;
    }
    if (chosen === undefined) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      const step = event.key === 'ArrowDown' ? 1 : found.length - 1;
      setAt((now) => (Math.min(now, found.length - 1) + step) % found.length);
    } else if (event.key === 'Enter' || event.key === 'Tab') {
      event.preventDefault();
      choose(chosen.name);
    } else if (event.key === 'Escape') {
      event.preventDefault();
      event.stopPropagation();
      setLeft(true);
    }
  };
  const look = () => setCaret(box.current?.selectionStart ?? 0);

  return (
    <Field id={id} label={label} hint={hint} fault={fault}>
      <Box sx={{ position: 'relative' }}>
        <OutlinedInput
          id={id}
          fullWidth
          multiline
          inputComponent="textarea"
          inputRef={box}
          value={text}
          error={fault !== undefined}
          inputProps={{
            type: undefined,
            rows: 2,
            'data-tool': tool,
            'aria-autocomplete': 'list',
            'aria-controls': `${id}-found`,
            'aria-activedescendant': chosen === undefined ? undefined : `${id}-${chosen.id}`,
            'aria-describedby': `${id}-hint${fault === undefined ? '' : ` ${id}-fault`}`,
          }}
          onChange={({ target }) => {
            onType(target.value);
            setCaret(target.selectionStart ?? 0);
            setLeft(false);
          }}
          onSelect={look}
          onCompositionStart={() => setComposed(true)}
          onCompositionEnd={() => {
            setComposed(false);
            look();
          }}
          onKeyDown={onKeyDown}
          onBlur={() => setLeft(true)}
          onFocus={() => setLeft(false)}
          sx={growing({ minRows: 2, maxRows: 10 })}
        />
        <Found id={`${id}-found`} role="listbox" aria-label={t('comment.found')} hidden={found.length === 0}>
          {found.map((member) => (
            <Choice
              key={member.id}
              id={`${id}-${member.id}`}
              name={member.name}
              isChosen={member === chosen}
              onChoose={() => choose(member.name)}
            />
          ))}
        </Found>
      </Box>
    </Field>
  );
}

interface ChoiceProps {
  readonly id: string;
  readonly name: string;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

/** The field keeps the focus and has the keys. */
function Choice({ id, name, isChosen, onChoose }: ChoiceProps) {
  return (
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isChosen}
      onMouseDown={(event) => {
        event.preventDefault();
        onChoose();
      }}
    >
      {name}
    </div>
  );
}
