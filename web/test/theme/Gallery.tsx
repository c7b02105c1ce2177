// Every part that carries text or can be operated, once.
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import MenuItem from '@mui/material/MenuItem';
import MenuList from '@mui/material/MenuList';
import Radio from '@mui/material/Radio';
import Switch from '@mui/material/Switch';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';
import { ErrorBand } from '../../src/kit/ErrorBand.tsx';
import { Icon } from '../../src/kit/Icon.tsx';
import { StatusChip } from '../../src/kit/StatusChip.tsx';
import { TextField } from '../../src/kit/TextField.tsx';
import { HUES } from '../../src/kit/theme/palettes.ts';

export function Gallery() {
  return (
    <div>
      <Typography>Text</Typography>
      <Typography sx={{ color: 'text.secondary' }}>Second text</Typography>
      <Link href="/">Link</Link>
      {(['primary', 'secondary', 'error'] as const).map((colour) => (
        <div key={colour}>
          <Button variant="contained" color={colour}>
            Do
          </Button>
          <Button variant="outlined" color={colour}>
            Do
          </Button>
          <Button color={colour}>Do</Button>
        </div>
      ))}
      <IconButton aria-label="Close">
        <Icon name="close" />
      </IconButton>
      <TextField label="Field" hint="Hint" defaultValue="typed" error="Wrong" />
      <TextField label="Field" />
      <Checkbox />
      <Checkbox checked readOnly />
      <Radio />
      <Radio checked readOnly />
      <Switch />
      <Switch checked readOnly />
      <MenuList>
        <MenuItem>Entry</MenuItem>
        <MenuItem selected>Entry</MenuItem>
      </MenuList>
      <Tabs value="one">
        <Tab value="one" label="One" />
        <Tab value="two" label="Two" />
      </Tabs>
      <ErrorBand error={new Error('broken')} onRetry={() => undefined} />
      {HUES.flatMap((hue) =>
        (['outline', 'ground', 'solid'] as const).map((weight) => (
          <StatusChip key={`${hue} ${weight}`} label={hue} icon="tick" hue={hue} weight={weight} />
        )),
      )}
    </div>
  );
}
