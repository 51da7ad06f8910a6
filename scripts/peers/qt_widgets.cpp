// The work of the view benchmarks with Qt 5, off-screen; prints "name value" lines.
#include <QApplication>
#include <QElapsedTimer>
#include <QLabel>
#include <QProgressBar>
#include <QResizeEvent>
#include <QVBoxLayout>
#include <QWidget>
#include <cstdio>
#include <cstring>
#include <unistd.h>
#include <vector>

// Lays out its children like an autoresizing mask with flexible widths: half of the width each.
class Row : public QWidget {
 public:
  std::vector<QWidget *> items;

 protected:
  void resizeEvent(QResizeEvent *event) override {
    const int width = event->size().width() / 2;
    for (QWidget *item : items) item->setGeometry(item->x(), item->y(), width, item->height());
  }
};

static long residentBytes() {
  long pages = 0, resident = 0;
  FILE *file = std::fopen("/proc/self/statm", "r");
  if (file && std::fscanf(file, "%ld %ld", &pages, &resident) != 2) resident = 0;
  if (file) std::fclose(file);
  return resident * sysconf(_SC_PAGESIZE);
}

static int oneWindow(int argc, char **argv) {
  QApplication application(argc, argv);
  QWidget window;
  QVBoxLayout layout(&window);
  QLabel label("20 of 30");
  QProgressBar bar;
  bar.setRange(0, 30);
  bar.setValue(20);
  layout.addWidget(&label);
  layout.addWidget(&bar);
  window.show();
  application.processEvents();
  window.grab();
  return 0;
}

int main(int argc, char **argv) {
  if (argc > 1 && std::strcmp(argv[1], "window") == 0) return oneWindow(argc, argv);
  QApplication application(argc, argv);
  const int count = 10000;
  QElapsedTimer timer;
  double create = 1e18, resize = 1e18, hit = 1e18;
  long memory = 0;
  for (int run = 0; run < 7; run++) {
    const long before = residentBytes();
    Row *row = new Row;
    row->setGeometry(0, 0, 1000, 1000);
    timer.start();
    for (int index = 0; index < count; index++) {
      QWidget *item = new QWidget(row);
      item->setGeometry((index % 100) * 10, (index / 100) * 10, 10, 10);
      row->items.push_back(item);
    }
    create = std::min(create, timer.nsecsElapsed() / double(count));
    if (run == 0) memory = (residentBytes() - before) / count;
    row->show();
    application.processEvents();
    long found = 0;
    timer.start();
    for (int step = 0; step < 200; step++) {
      const int x = step * 37 % 1000, y = step * 91 % 1000;
      found += row->childAt(x, y) != nullptr;
    }
    hit = std::min(hit, timer.nsecsElapsed() / 200.0 / 1000.0);
    if (found != 200) return 1;
    timer.start();
    row->resize(1200, 1000);
    resize = std::min(resize, timer.nsecsElapsed() / double(count));
    delete row;
  }
  std::printf("create %.1f\nresize %.1f\nhit %.2f\nmemory %ld\n", create, resize, hit, memory);
  return 0;
}
