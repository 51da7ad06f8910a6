// The work of the text benchmarks with Pango; prints "name value" lines.
#include <pango/pangocairo.h>
#include <stdio.h>
#include <string.h>
#include <time.h>

static double now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return time.tv_sec * 1e3 + time.tv_nsec / 1e6;
}

// 10,000 words; of runs of ten words, every third is bold, every third larger.
static double layOut(PangoContext *context, const char *text, const char *markup) {
  PangoLayout *layout = pango_layout_new(context);
  pango_layout_set_width(layout, 320 * PANGO_SCALE);
  pango_layout_set_wrap(layout, PANGO_WRAP_WORD);
  PangoFontDescription *font = pango_font_description_from_string("Sans 17");
  pango_layout_set_font_description(layout, font);
  const double start = now();
  if (markup) pango_layout_set_markup(layout, markup, -1);
  else pango_layout_set_text(layout, text, -1);
  int width, height;
  pango_layout_get_size(layout, &width, &height);
  const double time = now() - start;
  pango_font_description_free(font);
  g_object_unref(layout);
  return height > 0 ? time : 1e18;
}

static double measureLabels(PangoContext *context) {
  PangoFontDescription *font = pango_font_description_from_string("Sans 17");
  long sum = 0;
  char text[64];
  const double start = now();
  for (int index = 0; index < 10000; index++) {
    PangoLayout *layout = pango_layout_new(context);
    pango_layout_set_font_description(layout, font);
    snprintf(text, sizeof text, "Label number %d", index);
    pango_layout_set_text(layout, text, -1);
    int width, height;
    pango_layout_get_size(layout, &width, &height);
    sum += width;
    g_object_unref(layout);
  }
  const double time = now() - start;
  pango_font_description_free(font);
  return sum > 0 ? time : 1e18;
}

int main(void) {
  PangoFontMap *map = pango_cairo_font_map_new();
  PangoContext *context = pango_font_map_create_context(map);
  GString *text = g_string_new("");
  GString *markup = g_string_new("");
  for (int index = 0; index < 10000; index++) {
    const char *word = index % 2 ? "gallery " : "recipes ";
    g_string_append(text, word);
    if (index % 10 == 0 && index / 10 % 3 == 1) g_string_append(markup, "<b>");
    if (index % 10 == 0 && index / 10 % 3 == 2) g_string_append(markup, "<span size=\"20000\">");
    g_string_append(markup, word);
    if (index % 10 == 9 && index / 10 % 3 == 1) g_string_append(markup, "</b>");
    if (index % 10 == 9 && index / 10 % 3 == 2) g_string_append(markup, "</span>");
  }
  double plain = 1e18, mixed = 1e18, labels = 1e18;
  for (int run = 0; run < 5; run++) {
    plain = MIN(plain, layOut(context, text->str, NULL));
    mixed = MIN(mixed, layOut(context, NULL, markup->str));
    labels = MIN(labels, measureLabels(context));
  }
  printf("plain %.3f\nmixed %.3f\nlabels %.3f\n", plain, mixed, labels);
  return 0;
}
