import { act } from '@testing-library/react';
import { Profiler } from 'react';
import { expect, it } from 'vitest';
import { renderInFrame } from '../../../test/frame-ground.tsx';
import { GUEST_SESSION } from '../../../test/sessions.ts';
import { Footer } from '../Footer.tsx';

it('draws a part of the frame anew where its settings change, and not from one screen to the next [S6-09]', async () => {
  let drawn = 0;
  const { router, container } = await renderInFrame(
    () => (
      <Profiler id="footer" onRender={() => (drawn += 1)}>
        <Footer />
      </Profiler>
    ),
    { session: GUEST_SESSION },
  );
  const before = drawn;
  await act(() => router.navigate({ to: '/pages/faq' }));
  expect(router.state.location.pathname).toBe('/pages/faq');
  expect(drawn).toBe(before);

  await act(() => router.navigate({ to: '/login' }));
  expect(container.querySelector('footer')).toBeNull();
});
