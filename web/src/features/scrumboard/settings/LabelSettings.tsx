import { LABEL_TITLE_LIMIT } from '@madoguchi/contract/scrumboard/choices.ts';
import type { Board, BoardLabel } from '@madoguchi/contract/scrumboard/model.ts';
import { addLabel, changeLabel, putLabel } from '@madoguchi/contract/scrumboard/operations.ts';
import { COLOUR_NAMES, LABEL_COLOUR_IDS, type LabelColour } from '@madoguchi/contract/to-dos/choices.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useState } from 'react';
import { Icon } from '../../../kit/Icon.tsx';
import { useLanguage } from '../../../platform/words.ts';
import { Part } from '../card/Part.tsx';
import { LabelChip } from '../LabelChip.tsx';
import { LineForm } from '../LineForm.tsx';
import { useRun } from '../use-run.tsx';
import { useSettingWords } from './words.ts';

/** The labels of a board: names and colours; a removed one comes back to the cards that had it. */
export function LabelSettings({ board, mayEdit }: { readonly board: Board; readonly mayEdit: boolean }) {
  const t = useSettingWords();
  const { run, say } = useRun();
  const [isAdding, setAdding] = useState(false);
  const remove = async ({ id, title }: BoardLabel) => {
    if ((await run(putLabel, { labelId: id, removed: true })) === null) return;
    say(t('label.removed', { title }), { undo: () => run(putLabel, { labelId: id, removed: false }) });
  };
  const nextColour = LABEL_COLOUR_IDS[board.labels.length % LABEL_COLOUR_IDS.length] ?? LABEL_COLOUR_IDS[0];
  return (
    <Part title={t('labels')}>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {board.labels.map((label) => (
          <LabelRow
            key={label.id}
            label={label}
            mayEdit={mayEdit}
            onSave={async (change) =>
              (await run(changeLabel, {
                labelId: label.id,
                version: label.version,
                title: label.title,
                colour: label.colour,
                ...change,
              })) !== null
            }
            onRemove={() => void remove(label)}
          />
        ))}
      </Box>
      {isAdding ? (
        <LineForm
          label={t('label.title')}
          max={LABEL_TITLE_LIMIT}
          submitLabel={t('add')}
          onSubmit={async (title) => (await run(addLabel, { boardId: board.id, title, colour: nextColour })) !== null}
          onClose={() => setAdding(false)}
        />
      ) : null}
      {mayEdit && !isAdding ? (
        <Button size="small" startIcon={<Icon name="plus" size={16} />} onClick={() => setAdding(true)}>
          {t('label.add')}
        </Button>
      ) : null}
    </Part>
  );
}

interface RowProps {
  readonly label: BoardLabel;
  readonly mayEdit: boolean;
  readonly onSave: (change: { readonly title?: string; readonly colour?: LabelColour }) => Promise<boolean>;
  readonly onRemove: () => void;
}

function LabelRow({ label, mayEdit, onSave, onRemove }: RowProps) {
  const t = useSettingWords();
  const language = useLanguage();
  const [isRenaming, setRenaming] = useState(false);
  const { title, colour } = label;
  return (
    <Box component="li" sx={{ display: 'flex', alignItems: 'center', gap: 0.5, minHeight: 48 }}>
      {isRenaming ? (
        <LineForm
          label={t('label.title')}
          initial={title}
          max={LABEL_TITLE_LIMIT}
          onSubmit={(typed) => onSave({ title: typed })}
          onClose={() => setRenaming(false)}
        />
      ) : (
        <>
          <Box sx={{ flex: 1, minWidth: 0 }}>
            <LabelChip label={label} />
          </Box>
          {mayEdit ? (
            <>
              <NativeSelect
                input={<OutlinedInput />}
                inputProps={{ 'aria-label': t('label.colour', { title }) }}
                value={colour}
                onChange={({ target }) =>
                  void onSave({ colour: LABEL_COLOUR_IDS.find((one) => one === target.value) ?? colour })
                }
              >
                {LABEL_COLOUR_IDS.map((one) => (
                  <option key={one} value={one}>
                    {COLOUR_NAMES[one][language]}
                  </option>
                ))}
              </NativeSelect>
              <IconButton aria-label={t('label.rename', { title })} onClick={() => setRenaming(true)}>
                <Icon name="edit" />
              </IconButton>
              <IconButton aria-label={t('label.remove', { title })} onClick={onRemove}>
                <Icon name="trash" />
              </IconButton>
            </>
          ) : null}
        </>
      )}
    </Box>
  );
}
