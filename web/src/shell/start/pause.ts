/** Ends the task, so that what waits has its turn: a press, an answer, a frame. */
export const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
