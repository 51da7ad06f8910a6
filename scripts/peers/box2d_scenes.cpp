// Runs a scene of the physics benchmarks in Box2D 2.4.1 and prints the results. `scripts/bench physics` writes the
// scene to standard input, so both engines get the same bodies from the same source.
//
// Input, in metres, seconds and radians, one item per line:
//   scale S                     multiplies lengths and gravity by S inside Box2D, whose skin has a fixed width
//   step SECONDS COUNT PARTS    the length and number of steps, and the number of Box2D's steps in each
//   sleeping 0|1
//   gravity X Y
//   material DENSITY FRICTION RESTITUTION    of all following shapes
//   segment X1 Y1 X2 Y2         fixed, collides from both sides
//   box X Y ANGLE HALFWIDTH HALFHEIGHT       a dynamic body
//   point X Y                   a dynamic body without a shape
//   velocity VX VY W            of the last body
//   ghosts                      boxes don't collide
//   pin A B X Y X Y             pins bodies A and B together at a point; -1 is the ground
//   spring A B X1 Y1 X2 Y2 FREQUENCY RATIO   keeps the distance of two points, softly
//   trace                       prints the first body after every step
// Output:
//   trace X Y ANGLE VX VY W     after each step, with `trace`
//   time MEDIAN WORST           the duration of a step, in microseconds
//   contacts COUNT              the touching contacts at the end
//   body X Y ANGLE VX VY W      the final state of every body, in order
#include <box2d/box2d.h>

#include <algorithm>
#include <cfloat>
#include <cstdio>
#include <iostream>
#include <sstream>
#include <string>
#include <time.h>
#include <vector>

// Box2D's default numbers of iterations.
static const int velocityIterations = 8;
static const int positionIterations = 3;

static double now() {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return time.tv_sec * 1e6 + time.tv_nsec / 1e3;
}

int main() {
  double scale = 1, seconds = 1.0 / 60, density = 1, friction = 0, restitution = 0;
  int steps = 0, parts = 1, sleeping = 1;
  bool traces = false;
  b2World world(b2Vec2(0, 0));
  b2BodyDef definition;
  b2Body *ground = world.CreateBody(&definition);
  std::vector<b2Body *> bodies;

  const auto point = [&](double x, double y) { return b2Vec2(float(x * scale), float(y * scale)); };
  const auto add = [&](b2Body *body, const b2Shape &shape) {
    b2FixtureDef fixture;
    fixture.shape = &shape;
    fixture.density = float(density);
    fixture.friction = float(friction);
    fixture.restitution = float(restitution);
    body->CreateFixture(&fixture);
  };
  const auto body = [&](int number) { return number < 0 ? ground : bodies.at(size_t(number)); };
  const auto print = [&](const char *name, const b2Body *body) {
    const b2Vec2 place = body->GetPosition(), velocity = body->GetLinearVelocity();
    printf("%s %.9g %.9g %.9g %.9g %.9g %.9g\n", name, place.x / scale, place.y / scale, body->GetAngle(),
           velocity.x / scale, velocity.y / scale, body->GetAngularVelocity());
  };

  std::string line;
  while (std::getline(std::cin, line)) {
    std::istringstream words(line);
    std::string name;
    double x, y, u, v, angle;
    words >> name;
    if (name == "scale") words >> scale;
    else if (name == "step") words >> seconds >> steps >> parts;
    else if (name == "sleeping") words >> sleeping;
    else if (name == "gravity") words >> x >> y, world.SetGravity(point(x, y));
    else if (name == "material") words >> density >> friction >> restitution;
    else if (name == "trace") traces = true;
    else if (name == "ghosts") {
      b2Filter nothing;
      nothing.maskBits = 0;
      for (b2Body *one : bodies) {
        for (b2Fixture *fixture = one->GetFixtureList(); fixture; fixture = fixture->GetNext()) {
          fixture->SetFilterData(nothing);
        }
      }
    } else if (name == "pin") {
      int a = 0, b = 0;
      words >> a >> b >> x >> y >> u >> v;
      b2RevoluteJointDef pin;
      pin.Initialize(body(a), body(b), point(x, y));
      world.CreateJoint(&pin);
    } else if (name == "spring") {
      int a = 0, b = 0;
      double frequency = 0, ratio = 0;
      words >> a >> b >> x >> y >> u >> v >> frequency >> ratio;
      b2DistanceJointDef spring;
      spring.Initialize(body(a), body(b), point(x, y), point(u, v));
      spring.minLength = 0;
      spring.maxLength = FLT_MAX;
      b2LinearStiffness(spring.stiffness, spring.damping, float(frequency), float(ratio), spring.bodyA,
                        spring.bodyB);
      world.CreateJoint(&spring);
    }
    else if (name == "velocity" && !bodies.empty()) {
      words >> x >> y >> angle;
      bodies.back()->SetLinearVelocity(point(x, y));
      bodies.back()->SetAngularVelocity(float(angle));
    } else if (name == "segment") {
      words >> x >> y >> u >> v;
      b2EdgeShape edge;
      edge.SetTwoSided(point(x, y), point(u, v));
      add(ground, edge);
    } else if (name == "box" || name == "point") {
      const bool isBox = name == "box";
      angle = u = v = 0;
      words >> x >> y;
      if (isBox) words >> angle >> u >> v;
      b2BodyDef box;
      box.type = b2_dynamicBody;
      box.position = point(x, y);
      box.angle = float(angle);
      bodies.push_back(world.CreateBody(&box));
      if (isBox) {
        b2PolygonShape shape;
        shape.SetAsBox(float(u * scale), float(v * scale));
        add(bodies.back(), shape);
      } else {
        // Box2D doesn't move bodies without mass.
        b2MassData mass = {1, b2Vec2_zero, 1};
        bodies.back()->SetMassData(&mass);
      }
    } else continue;
    if (!words) return fprintf(stderr, "unreadable: %s\n", line.c_str()), 1;
  }

  world.SetAllowSleeping(sleeping);
  std::vector<double> times;
  for (int index = 0; index < steps; index++) {
    const double start = now();
    for (int part = 0; part < parts; part++) {
      world.Step(float(seconds / parts), velocityIterations, positionIterations);
    }
    times.push_back(now() - start);
    if (traces && !bodies.empty()) print("trace", bodies.front());
  }
  if (times.empty()) return fprintf(stderr, "no steps\n"), 1;
  std::sort(times.begin(), times.end());
  int contacts = 0;
  for (const b2Contact *contact = world.GetContactList(); contact; contact = contact->GetNext()) {
    contacts += contact->IsTouching();
  }
  printf("time %.3f %.3f\ncontacts %d\n", times[times.size() / 2], times.back(), contacts);
  for (const b2Body *body : bodies) print("body", body);
}
