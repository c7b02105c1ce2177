// How often rows and cells were rendered, read from React's own commit hook: the product counts nothing for tests.

interface Fiber {
  readonly type: unknown;
  readonly flags: number;
  readonly child: Fiber | null;
  readonly sibling: Fiber | null;
  readonly alternate: Fiber | null;
}

/** React's mark on a fiber whose component function ran in this commit. */
const PERFORMED_WORK = 1;

export interface RenderCounts {
  /** Renders by component name since the last `reset`. */
  readonly renders: Record<string, number>;
  reset(): void;
}

function nameOf({ type }: Fiber): string | undefined {
  return typeof type === 'function' ? type.name : undefined;
}

function visit(fiber: Fiber, before: Fiber | null, found: (name: string) => void): void {
  const name = nameOf(fiber);
  if (name !== undefined && fiber !== before && (fiber.flags & PERFORMED_WORK) !== 0) found(name);
  // A subtree that the commit left alone is the same object as before.
  if (before && fiber.child === before.child) return;
  for (let child = fiber.child; child; child = child.sibling) visit(child, child.alternate, found);
}

/** Begins counting: React looks for the hook when it loads, so this module is imported before React. */
function countRenders(): RenderCounts {
  const counts: RenderCounts = {
    renders: {},
    reset: () => {
      for (const name of Object.keys(counts.renders)) delete counts.renders[name];
    },
  };
  const found = (name: string) => {
    counts.renders[name] = (counts.renders[name] ?? 0) + 1;
  };
  Object.assign(globalThis, {
    __REACT_DEVTOOLS_GLOBAL_HOOK__: {
      supportsFiber: true,
      inject: () => 1,
      onCommitFiberUnmount: () => undefined,
      onCommitFiberRoot: (_: number, root: { current: Fiber }) => visit(root.current, root.current.alternate, found),
    },
  });
  return counts;
}

export const renderCounts = countRenders();
