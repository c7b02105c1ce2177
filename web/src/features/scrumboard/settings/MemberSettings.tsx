import { BOARD_ROLE_NAMES, BOARD_ROLES, type BoardRole } from '@madoguchi/contract/scrumboard/choices.ts';
import type { Board, BoardMember } from '@madoguchi/contract/scrumboard/model.ts';
import { removeMember, setMember } from '@madoguchi/contract/scrumboard/operations.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useId, useMemo, useState } from 'react';
import type { Choice } from '../../../kit/fields/choice/choice.ts';
import { SearchBox } from '../../../kit/fields/choice/SearchBox.tsx';
import { Field } from '../../../kit/fields/Field.tsx';
import { personChoice } from '../../../kit/fields/people/person-choice.ts';
import { usePeople } from '../../../kit/fields/people/use-people.ts';
import { Icon } from '../../../kit/Icon.tsx';
import { PersonPicture } from '../../../kit/PersonPicture.tsx';
import { useLanguage } from '../../../platform/words.ts';
import { Part } from '../card/Part.tsx';
import { useRun } from '../use-run.tsx';
import { useSettingWords } from './words.ts';

/** The people on a board with what they may do; its owners decide it. */
export function MemberSettings({ board, isOwner }: { readonly board: Board; readonly isOwner: boolean }) {
  const t = useSettingWords();
  const language = useLanguage();
  const { run, say } = useRun();
  const setRole = (employeeId: string, role: BoardRole) => run(setMember, { boardId: board.id, employeeId, role });
  const remove = async ({ id, employeeId, name, role }: BoardMember) => {
    if ((await run(removeMember, { boardId: board.id, memberId: id })) === null) return;
    say(t('member.removed', { name }), employeeId === null ? {} : { undo: () => setRole(employeeId, role) });
  };
  return (
    <Part title={t('members')}>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {board.members.map((member) => {
          const { id, employeeId, name, photoURL, role } = member;
          return (
            <Box component="li" key={id} sx={{ display: 'flex', alignItems: 'center', gap: 1, minHeight: 48 }}>
              <PersonPicture name={name} photo={photoURL} size={24} />
              <Box component="span" sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
                {name}
              </Box>
              {isOwner && employeeId !== null ? (
                <NativeSelect
                  input={<OutlinedInput />}
                  inputProps={{ 'aria-label': t('member.role', { name }) }}
                  value={role}
                  onChange={({ target }) =>
                    void setRole(employeeId, BOARD_ROLES.find((one) => one === target.value) ?? role)
                  }
                >
                  {BOARD_ROLES.map((one) => (
                    <option key={one} value={one}>
                      {BOARD_ROLE_NAMES[one][language]}
                    </option>
                  ))}
                </NativeSelect>
              ) : (
                <span>{BOARD_ROLE_NAMES[role][language]}</span>
              )}
              {isOwner ? (
                <IconButton aria-label={t('member.remove', { name })} onClick={() => void remove(member)}>
                  <Icon name="close" />
                </IconButton>
              ) : null}
            </Box>
          );
        })}
      </Box>
      {isOwner ? <NewMember onAdd={async (id, role) => (await setRole(id, role)) !== null} /> : null}
    </Part>
  );
}

interface NewProps {
  readonly onAdd: (employeeId: string, role: BoardRole) => Promise<boolean>;
}

/** A colleague, searched by name, reading or number, with what they may do. */
function NewMember({ onAdd }: NewProps) {
  const t = useSettingWords();
  const language = useLanguage();
  const id = useId();
  const people = usePeople();
  const [person, setPerson] = useState<Choice | null>(null);
  const [role, setRole] = useState<BoardRole>('edit');
  const [fault, setFault] = useState<string | undefined>(undefined);
  const chosen = useMemo(() => (person === null ? [] : [person]), [person]);
  const [attempt, setAttempt] = useState(0);
  const add = async () => {
    if (person === null) return setFault(t('member.required'));
    if (!(await onAdd(person.value, role))) return;
    setPerson(null);
    setAttempt((count) => count + 1);
  };
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: 1, mt: 1 }}>
      <Box sx={{ flex: '1 1 200px' }}>
        <Field id={id} label={t('member.add')} fault={fault}>
          <SearchBox
            key={attempt}
            field={{ id, aria: {}, inputRef: () => undefined, frame: { fault }, leave: () => undefined }}
            chosen={chosen}
            isMultiple={false}
            found={people.found.map((one) => personChoice(one, 'id'))}
            isSearching={people.isSearching}
            emptyText={t('member.none')}
            onType={people.search}
            onChoose={([next]) => {
              setPerson(next ?? null);
              setFault(undefined);
            }}
          />
        </Field>
      </Box>
      <NativeSelect
        input={<OutlinedInput />}
        inputProps={{ 'aria-label': t('member.newRole') }}
        value={role}
        onChange={({ target }) => setRole(BOARD_ROLES.find((one) => one === target.value) ?? 'edit')}
      >
        {BOARD_ROLES.map((one) => (
          <option key={one} value={one}>
            {BOARD_ROLE_NAMES[one][language]}
          </option>
        ))}
      </NativeSelect>
      <Button variant="outlined" onClick={() => void add()}>
        {t('add')}
      </Button>
    </Box>
  );
}
