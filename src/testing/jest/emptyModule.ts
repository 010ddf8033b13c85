/** Stands for style sheets and pictures in jest. */
export {};
