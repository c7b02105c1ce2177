// A part that is not needed to begin with: its file comes with the frame, or once it is wanted.
import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { logFault } from './log.ts';

/**
 * The part once it has come. Where it cannot be loaded, `otherwise` is drawn instead, and the page around it goes on: without,
 * React would throw the failure at every later drawing as well.
 */
export function later<Props extends object>(
  name: string,
  load: () => Promise<ComponentType<Props>>,
  otherwise: ComponentType<Props> = () => null,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(() =>
    load().then(
      (part) => ({ default: part }),
      (error: unknown) => {
        logFault(`${name} could not be loaded`, error);
        return { default: otherwise };
      },
    ),
  );
}
