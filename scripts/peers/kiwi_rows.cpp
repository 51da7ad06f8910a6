// Rows of views of equal widths with the solver kiwi, as ConstraintBenchmarks builds them: prints the time to build each in
// milliseconds, and the time of one edit of its width in microseconds.
#include <algorithm>
#include <chrono>
#include <cstdio>
#include <kiwi/kiwi.h>
#include <string>
#include <vector>

static double microseconds(std::chrono::steady_clock::time_point start) {
  return std::chrono::duration<double, std::micro>(std::chrono::steady_clock::now() - start).count();
}

int main() {
  for (const int count : {100, 200, 400}) {
    for (const bool wishes : {false, true}) {
      for (const bool widthLast : {false, true}) {
        double build = 1e12, resize = 1e12;
        // Wishes take kiwi seconds.
        for (int run = 0; run < (wishes ? 1 : 5); run++) {
          kiwi::Solver solver;
          kiwi::Variable whole;
          auto start = std::chrono::steady_clock::now();
          const auto addWidth = [&] {
            solver.addConstraint(whole >= 0);
            solver.addEditVariable(whole, kiwi::strength::strong);
            solver.suggestValue(whole, 4000);
          };
          if (!widthLast) addWidth();
          std::vector<kiwi::Variable> lefts(count), widths(count);
          for (int index = 0; index < count; index++) {
            if (index == 0) solver.addConstraint(lefts[0] == 8);
            else solver.addConstraint(lefts[index] - lefts[index - 1] - widths[index - 1] == 8);
            solver.addConstraint(widths[index] >= 0);
            if (wishes) solver.addConstraint((widths[index] == 50) | kiwi::strength::weak);
            if (index > 0) solver.addConstraint(widths[index] - widths[0] == 0);
          }
          solver.addConstraint(whole - lefts[count - 1] - widths[count - 1] == 8);
          if (widthLast) addWidth();
          solver.updateVariables();
          build = std::min(build, microseconds(start));
          start = std::chrono::steady_clock::now();
          for (int index = 0; index < 100; index++) {
            solver.suggestValue(whole, 4000 + index % 7 * 10);
            solver.updateVariables();
          }
          resize = std::min(resize, microseconds(start) / 100);
        }
        const std::string name = std::to_string(count) + (wishes ? "-wishes" : "") + (widthLast ? "-last" : "");
        std::printf("build-%s %.4f\nresize-%s %.3f\n", name.c_str(), build / 1000, name.c_str(), resize);
      }
    }
  }
  return 0;
}
