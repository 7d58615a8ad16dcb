export function withoutSpaces(css: string): string;
