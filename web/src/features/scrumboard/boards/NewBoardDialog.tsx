import {
  BOARD_TEMPLATE_IDS,
  BOARD_TEMPLATES,
  BOARD_TITLE_LIMIT,
  type BoardTemplate,
} from '@madoguchi/contract/scrumboard/choices.ts';
import { addBoard } from '@madoguchi/contract/scrumboard/operations.ts';
import { LABEL_COLOUR_IDS, type LabelColour } from '@madoguchi/contract/to-dos/choices.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { TextField } from '../../../kit/TextField.tsx';
import { isComposing } from '../../../platform/composition.ts';
import { formatList } from '../../../platform/formats.ts';
import { useLanguage } from '../../../platform/words.ts';
import { ColourField } from '../ColourField.tsx';
import { useRun } from '../use-run.tsx';
import { useBoardWords } from '../words.ts';

interface Props {
  readonly onClose: () => void;
  readonly onAdded: (board: { readonly id: string; readonly uri: string }) => void;
}

/** A new board, empty or with the lists and labels of a template. */
export function NewBoardDialog({ onClose, onAdded }: Props) {
  const t = useBoardWords();
  const language = useLanguage();
  const titleId = useId();
  const groupId = useId();
  const { run } = useRun();
  const [title, setTitle] = useState('');
  const [template, setTemplate] = useState<BoardTemplate>('kanban');
  const [colour, setColour] = useState<LabelColour>(LABEL_COLOUR_IDS[0]);
  const [fault, setFault] = useState<string | undefined>(undefined);
  const [isBusy, setBusy] = useState(false);
  const label = t('new.title');
  const add = async () => {
    const typed = title.trim();
    const now = [...typed].length;
    if (isBusy) return;
    if (now === 0) return setFault(t('line.required', { label }));
    if (now > BOARD_TITLE_LIMIT) return setFault(t('line.tooLong', { label, max: BOARD_TITLE_LIMIT, now }));
    setBusy(true);
    const board = await run(addBoard, { title: typed, template, colour });
    setBusy(false);
    if (board !== null) onAdded(board);
  };
  return (
    <Dialog open fullWidth maxWidth="sm" onClose={onClose} aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{t('new.board')}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <TextField
          label={label}
          mark="required"
          error={fault}
          autoFocus
          value={title}
          onChange={({ target }) => {
            setTitle(target.value);
            setFault(undefined);
          }}
          onKeyDown={(event) => {
            if (!isComposing(event) && event.key === 'Enter') void add();
          }}
        />
        <Box component="fieldset" sx={{ border: 0, p: 0, m: 0, display: 'grid' }}>
          <Typography component="legend" variant="caption" sx={{ fontWeight: 600 }}>
            {t('new.template')}
          </Typography>
          {BOARD_TEMPLATE_IDS.map((id) => {
            const { name, lists } = BOARD_TEMPLATES[id];
            const titles = formatList(
              lists.map((list) => list.title[language]),
              language,
            );
            return (
              <Box key={id}>
                <FormControlLabel
                  control={<Radio name={groupId} checked={template === id} onChange={() => setTemplate(id)} />}
                  label={name[language]}
                />
                <Typography variant="caption" component="p" sx={{ paddingInlineStart: 4, color: 'text.secondary' }}>
                  {lists.length === 0 ? t('new.noLists') : t('new.lists', { lists: titles })}
                </Typography>
              </Box>
            );
          })}
        </Box>
        <ColourField label={t('new.colour')} value={colour} onChoose={setColour} />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('cancel')}</Button>
        <Button variant="contained" aria-disabled={isBusy} onClick={() => void add()}>
          {t('new.add')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
