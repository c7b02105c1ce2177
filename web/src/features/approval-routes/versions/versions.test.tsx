import { MaintainedRoute } from '@madoguchi/contract/approval-routes/model.ts';
import { PlainDate } from '@madoguchi/contract/values/plain-date.ts';
import { render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { haveEmptyMasters } from '../../../../test/masters.ts';
import { STAFF_SESSION } from '../../../../test/sessions.ts';
import { sessionState } from '../../../platform/identity/session-state.ts';
import { showLanguage } from '../../../platform/language.ts';
import { emptyRoute, NEW_STEP } from '../edit/new-route.ts';
import { Versions } from './Versions.tsx';

afterEach(() => sessionState.set({ phase: 'asking' }));

const routeOf = (publishedBy: string) =>
  MaintainedRoute.parse({
    id: '01932b6c-0000-7000-8000-000000000001',
    version: 1,
    phase: 'active',
    draft: null,
    published: [
      {
        id: '01932b6c-0000-7000-8000-000000000002',
        number: 1,
        text: {
          ...emptyRoute(PlainDate.parse('2020-04-01')),
          name: '標準経路',
          steps: [{ ...NEW_STEP, name: '上長の承認' }],
        },
        publishedAt: '2020-03-31T15:00:00Z',
        publishedBy,
        replacedAt: null,
        inProgress: 0,
      },
    ],
    people: [],
    updatedAt: '2020-03-31T15:00:00Z',
    updatedBy: '',
  });

function show(publishedBy: string, language: 'ja' | 'en') {
  haveEmptyMasters();
  sessionState.set({ phase: 'known', session: STAFF_SESSION });
  showLanguage(language);
  render(<Versions route={routeOf(publishedBy)} />);
}

it('a version that came with the portal is published by nobody, and the sentence does not ask who', () => {
  show('', 'ja');
  expect(screen.getByText('2020/04/01(水) 00:00に公開')).toBeTruthy();
});

it('a version names who published it, and its days in the language of the page', () => {
  show('小林 直樹', 'en');
  expect(screen.getByText('Published 1 Apr 2020 (Wed) 00:00 by 小林 直樹')).toBeTruthy();
  expect(screen.getByText('From 1 Apr 2020 (Wed)')).toBeTruthy();
});
