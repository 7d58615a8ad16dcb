type Task = { run: () => Promise<void> };

/** Runs tasks one after the other. A task that waits already is not added again. */
export class Queue {
  private readonly waiting: Task[] = [];
  private isRunning = false;

  readonly add = (task: Task): void => {
    if (this.waiting.includes(task)) return;
    this.waiting.push(task);
    if (!this.isRunning) void this.run();
  };

  private async run(): Promise<void> {
    this.isRunning = true;
    for (let task = this.waiting.shift(); task; task = this.waiting.shift()) await task.run();
    this.isRunning = false;
  }
}
