// The data of a column for the library of dragging. Loaded by itself: only whoever opens the chooser needs it.
import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine';
import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';

interface ColumnDrag {
  readonly field: string;
  readonly element: HTMLElement;
  readonly dragHandle: HTMLElement;
  readonly setState: (state: 'held' | 'target' | undefined) => void;
  readonly onDrop: (field: string) => void;
}

const fieldOf = (data: Readonly<Record<string, unknown>>) =>
  typeof data['column'] === 'string' ? data['column'] : undefined;

/** Lets the column be dragged by its handle, and other columns be dropped on it. Answers how to stop. */
export function joinColumnDrag({ field, element, dragHandle, setState, onDrop }: ColumnDrag): () => void {
  return combine(
    draggable({
      element,
      dragHandle,
      getInitialData: () => ({ column: field }),
      onDragStart: () => setState('held'),
      onDrop: () => setState(undefined),
    }),
    dropTargetForElements({
      element,
      canDrop: ({ source }) => fieldOf(source.data) !== undefined && fieldOf(source.data) !== field,
      onDragEnter: () => setState('target'),
      onDragLeave: () => setState(undefined),
      onDrop: ({ source }) => {
        setState(undefined);
        const moved = fieldOf(source.data);
        if (moved !== undefined) onDrop(moved);
      },
    }),
  );
}
