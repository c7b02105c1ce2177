import Link from '@mui/material/Link';
import { createLink } from '@tanstack/react-router';

/** A link inside the portal, looking like every link. */
export const PlaceLink = createLink(Link);
