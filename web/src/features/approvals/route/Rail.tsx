import { styled } from '@mui/material/styles';

/** Steps or acts in their order, joined by a line. */
export const Rail = styled('ol')({ listStyle: 'none', margin: 0, padding: 0 });
