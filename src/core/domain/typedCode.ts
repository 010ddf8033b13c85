/** What people copy off a document or read out may carry spaces, hyphens and small letters; none of them is part of the code. */
export const bareCode = (typed: string): string => typed.replace(/[\s-]+/gu, '').toUpperCase();
