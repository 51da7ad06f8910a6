// What the process offers and Swift can't name: the concurrency runtime's hook, and a function that may be missing.

#ifndef PROCESS_HOOKS_H
#define PROCESS_HOOKS_H

#include <stddef.h>

#pragma clang assume_nonnull begin

/// Called by the concurrency runtime with each job for the global executor, at once, after a delay in nanoseconds, or at a
/// time of a clock, and with the function that enqueues it (swift/Runtime/Concurrency.h).
extern void *_Nullable swift_task_enqueueGlobal_hook;
extern void *_Nullable swift_task_enqueueGlobalWithDelay_hook;
extern void *_Nullable swift_task_enqueueGlobalWithDeadline_hook;

/// The present time of a clock of the concurrency runtime.
extern __attribute__((swiftcall)) void swift_get_time(long long *seconds, long long *nanoseconds, int clock);

/// Takes a job over that is to run after a delay in seconds, and returns whether it has done so.
typedef int (*JobInterceptor)(void *job, double delay);

static inline JobInterceptor _Nullable *_Nonnull jobInterceptorStorage(void) {
  static JobInterceptor _Nullable interceptor;
  return &interceptor;
}

static inline int offerJob(void *job, double delay) {
  JobInterceptor interceptor = *jobInterceptorStorage();
  return interceptor != NULL && interceptor(job, delay);
}

__attribute__((swiftcall)) static inline void interceptJob(
  void *job, __attribute__((swiftcall)) void (*_Nonnull enqueue)(void *_Nonnull)
) {
  if (!offerJob(job, 0)) enqueue(job);
}

__attribute__((swiftcall)) static inline void interceptDelayedJob(
  unsigned long long delay, void *job,
  __attribute__((swiftcall)) void (*_Nonnull enqueue)(unsigned long long, void *_Nonnull)
) {
  if (!offerJob(job, (double)delay * 1e-9)) enqueue(delay, job);
}

/// The delay is rounded up to milliseconds, to ignore the microseconds since the time was computed.
__attribute__((swiftcall)) static inline void interceptTimedJob(
  long long seconds, long long nanoseconds, long long toleranceSeconds, long long toleranceNanoseconds, int clock,
  void *job,
  __attribute__((swiftcall)) void (*_Nonnull enqueue)(long long, long long, long long, long long, int, void *_Nonnull)
) {
  long long now, part;
  swift_get_time(&now, &part, clock);
  double delay = __builtin_ceil((double)(seconds - now) * 1e3 + (double)(nanoseconds - part) * 1e-6) * 1e-3;
  if (!offerJob(job, delay > 0 ? delay : 0)) {
    enqueue(seconds, nanoseconds, toleranceSeconds, toleranceNanoseconds, clock, job);
  }
}

/// Offers each job for the global executor first.
///
/// In C, because the compiler of Swift 6.3 crashes on such functions in release builds.
static inline void interceptJobs(JobInterceptor interceptor) {
  *jobInterceptorStorage() = interceptor;
  swift_task_enqueueGlobal_hook = (void *)interceptJob;
  swift_task_enqueueGlobalWithDelay_hook = (void *)interceptDelayedJob;
  swift_task_enqueueGlobalWithDeadline_hook = (void *)interceptTimedJob;
}

/// Records an issue in the test that runs, and returns whether one runs. Present where tests import UIKit and Testing.
extern int recipegallery_record_issue(const char *message) __attribute__((weak));

/// Records an issue in the test that runs; returns 0 if the process runs no tests of Swift Testing.
static inline int recordIssue(const char *message) {
  if (recipegallery_record_issue == NULL) return 0;
  return recipegallery_record_issue(message);
}

#pragma clang assume_nonnull end

#endif
