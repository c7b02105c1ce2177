import { Lead } from './Lead.tsx';
import { BandsSample } from './samples/BandsSample.tsx';
import { ButtonsSample } from './samples/ButtonsSample.tsx';
import { CalendarSample } from './samples/CalendarSample.tsx';
import { CellsSample } from './samples/CellsSample.tsx';
import { DatesSample } from './samples/DatesSample.tsx';
import { EmptySample } from './samples/EmptySample.tsx';
import { FieldsSample } from './samples/FieldsSample.tsx';
import { GridSample } from './samples/GridSample.tsx';
import { ListSample } from './samples/ListSample.tsx';
import { MessagesSample } from './samples/MessagesSample.tsx';
import { Sample } from './samples/Sample.tsx';
import { StatesSample } from './samples/StatesSample.tsx';
import { useSampleWords } from './samples/words.ts';

/** The kit's components in their states, live: when to use which, their keys and their code. */
export function ComponentsPage() {
  const t = useSampleWords();
  return (
    <>
      <Lead>{t('components')}</Lead>
      <Sample
        anchor="buttons"
        heading={t('buttons')}
        use={t('buttons.use')}
        keys={[
          ['Tab', t('buttons.keys')],
          ['Enter', t('buttons.press')],
          ['Escape', t('buttons.dismiss')],
        ]}
        file="ButtonsSample"
      >
        <ButtonsSample />
      </Sample>
      <Sample
        anchor="fields"
        heading={t('fields')}
        use={t('fields.use')}
        keys={[
          ['ArrowDown', t('fields.walk')],
          ['mod+Enter', t('fields.submit')],
        ]}
        file="FieldsSample"
      >
        <FieldsSample />
      </Sample>
      <Sample
        anchor="dates"
        heading={t('dates')}
        use={t('dates.use')}
        keys={[
          ['ArrowDown', t('dates.walk')],
          ['Escape', t('dates.close')],
        ]}
        file="DatesSample"
      >
        <DatesSample />
      </Sample>
      <Sample anchor="states" heading={t('states')} use={t('states.use')} file="StatesSample">
        <StatesSample />
      </Sample>
      <Sample anchor="bands" heading={t('bands')} use={t('bands.use')} file="BandsSample">
        <BandsSample />
      </Sample>
      <Sample anchor="empty" heading={t('empty')} use={t('empty.use')} file="EmptySample">
        <EmptySample />
      </Sample>
      <Sample anchor="cells" heading={t('cells')} use={t('cells.use')} file="CellsSample">
        <CellsSample />
      </Sample>
      <Sample
        anchor="grid"
        heading={t('grid')}
        use={t('grid.use')}
        keys={[
          ['Tab', t('grid.next')],
          ['Enter', t('grid.down')],
          ['Escape', t('grid.leave')],
        ]}
        file="GridSample"
      >
        <GridSample />
      </Sample>
      <Sample
        anchor="list"
        heading={t('list')}
        use={t('list.use')}
        keys={[['Shift+Enter', t('list.order')]]}
        file="ListSample"
      >
        <ListSample />
      </Sample>
      <Sample
        anchor="calendar"
        heading={t('calendar')}
        use={t('calendar.use')}
        keys={[
          ['ArrowDown', t('calendar.walk')],
          ['Enter', t('calendar.add')],
          ['w', t('calendar.view')],
        ]}
        file="CalendarSample"
      >
        <CalendarSample />
      </Sample>
      <Sample anchor="messages" heading={t('messages')} use={t('messages.use')} file="MessagesSample">
        <MessagesSample />
      </Sample>
    </>
  );
}
