// How much a page tells of its crash. Plain numbers: the page that has just broken loads no schema for them.

export const FRAMES_MAX = 20;
export const FRAME_MAX = 300;
export const PATH_MAX = 300;
export const ERROR_NAME_MAX = 60;
