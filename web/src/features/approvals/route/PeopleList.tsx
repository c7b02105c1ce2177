import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { type ReactNode, useState } from 'react';
import { useRouteWords } from './words.ts';

const SHOWN_AT_FIRST = 4;

const People = styled('ul')({ listStyle: 'none', margin: '4px 0 0', padding: 0, display: 'grid', gap: 4 });

interface Props<Person> {
  readonly people: readonly Person[];
  readonly render: (person: Person) => ReactNode;
}

/** The people of a step. A step of a whole role has many: four are shown, the others on asking. */
export function PeopleList<Person>({ people, render }: Props<Person>) {
  const t = useRouteWords();
  const [showsAll, setShowsAll] = useState(false);
  const isLong = people.length > SHOWN_AT_FIRST + 1;
  const shown = isLong && !showsAll ? people.slice(0, SHOWN_AT_FIRST) : people;
  return (
    <>
      <People>{shown.map(render)}</People>
      {shown.length < people.length && (
        <Button size="small" onClick={() => setShowsAll(true)}>
          {t('people.more', { count: people.length - shown.length })}
        </Button>
      )}
    </>
  );
}
