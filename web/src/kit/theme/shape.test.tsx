import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import Menu from '@mui/material/Menu';
import OutlinedInput from '@mui/material/OutlinedInput';
import Typography from '@mui/material/Typography';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ThemeGround } from './ThemeGround.tsx';
import { theme } from './theme.ts';

const radiusOf = (element: Element | null) => getComputedStyle(element ?? document.body).borderRadius;

it('draws buttons without capitals and shadow, rounded by their size, and sheets and inputs by their kind (C4) [S6-12]', () => {
  render(
    <ThemeGround>
      <Button variant="contained" size="small">
        small
      </Button>
      <Button variant="contained">usual</Button>
      <Button variant="contained" size="large">
        large
      </Button>
      <OutlinedInput />
      <Dialog open>
        <p>asked</p>
      </Dialog>
      <Menu open anchorEl={document.body}>
        <li>offered</li>
      </Menu>
    </ThemeGround>,
  );
  const buttons = ['small', 'usual', 'large'].map((name) => screen.getByRole('button', { name, hidden: true }));
  expect(buttons.map(radiusOf)).toEqual(['15px', '18px', '21px']);
  for (const button of buttons) {
    expect(getComputedStyle(button)).toMatchObject({ textTransform: 'none', boxShadow: 'none' });
    expect(getComputedStyle(button).fontFamily).toMatch(/^"?Inter var"?, Roboto, Helvetica, Arial, /);
  }
  expect(radiusOf(document.querySelector('.MuiOutlinedInput-root'))).toBe('4px');
  expect(radiusOf(document.querySelector('.MuiDialog-paper'))).toBe('16px');
  expect(radiusOf(document.querySelector('.MuiMenu-paper'))).toBe('8px');
});

it('writes in 13 px: the base of the scale, and what stands in cells, chips and menus [S6-12]', () => {
  render(
    <ThemeGround>
      <Typography variant="body2">cell</Typography>
    </ThemeGround>,
  );
  expect(theme.typography).toMatchObject({ fontSize: 13, htmlFontSize: 16 });
  const [, rem] = /^max\(11px, ([\d.]+)rem\)$/.exec(String(theme.typography.body2.fontSize)) ?? [];
  expect(Number(rem) * theme.typography.htmlFontSize).toBe(theme.typography.fontSize);
  expect(getComputedStyle(screen.getByText('cell')).fontSize).toBe('13px');
});
