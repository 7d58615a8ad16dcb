export function catalogKey(text: string): string;
